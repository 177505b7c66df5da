import { auth, deadLetters } from '@rumi/contract'
import { call } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

/** Calls of the office that no slice stores. */
export const office = {
  /** Retries a dead letter. */
  retryDeadLetter: createCallThunk(
    'office/retryDeadLetter',
    deadLetters.retry,
    async (id: string, { http, signal }) => {
      await call(http, deadLetters.retry, { params: { id } }, { signal })
    },
  ),
  /** Drops a dead letter for good. */
  dropDeadLetter: createCallThunk(
    'office/dropDeadLetter',
    deadLetters.drop,
    async (id: string, { http, signal }) => {
      await call(http, deadLetters.drop, { params: { id } }, { signal })
    },
  ),
  /** Ends everything a person has open. */
  endSessionsOf: createCallThunk(
    'office/endSessionsOf',
    auth.endSessionsOf,
    async (id: string, { http, signal }) => {
      await call(http, auth.endSessionsOf, { params: { id } }, { signal })
    },
  ),
}
