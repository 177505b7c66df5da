import type { session } from '@rumi/data-layer'
import type { Outcome, StoreRequest } from '../../../shared/fetching/store.ts'
import { unreachable } from '../../../shared/fetching/unreachable.ts'

/** Loads the store on demand. */
export const fetchStore = () => import('../../../shared/fetching/store.ts')

/** Sends a call of the session; if the store fails to load, the server counts as unreachable. */
export async function sendSessionCall<Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> {
  const store = await fetchStore().catch(() => undefined)
  return store ? store.sendToSession(choose) : { ok: false, refusal: unreachable }
}
