import type { session } from '@rumi/data-layer'
import type { Outcome, Refusal, StoreRequest } from '../../shared/store.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'

const unreachable: Refusal = {
  httpStatus: 0,
  code: null,
  issues: [],
  retryAfterSeconds: null,
  answer: null,
  message: errorMessagesCopy.offline,
}

/** Fetches the store, which these pages do without until something is sent. */
export const fetchStore = () => import('../../shared/store.ts')

/** Sends one of the session's calls; where the store cannot be fetched, the house is out of reach. */
export async function askSession<Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> {
  const store = await fetchStore().catch(() => undefined)
  return store ? store.sendToSession(choose) : { ok: false, refusal: unreachable }
}
