import type { session } from '@rumi/data-layer'
import type { Outcome, StoreRequest } from '../../../shared/fetching/store.ts'
import { unreachable } from '../../../shared/fetching/unreachable.ts'

/** Fetches the store, which these pages do without until something is sent. */
export const fetchStore = () => import('../../../shared/fetching/store.ts')

/** Sends one of the session's calls; where the store cannot be fetched, the house is out of reach. */
export async function askSession<Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> {
  const store = await fetchStore().catch(() => undefined)
  return store ? store.sendToSession(choose) : { ok: false, refusal: unreachable }
}
