import { auth, deadLetters } from '@rumi/contract'
import { call } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

/** What only the office does, and no slice keeps. */
export const office = {
  /** Tells once more what was given up. */
  retryDeadLetter: createCallThunk(
    'office/retryDeadLetter',
    deadLetters.retry,
    async (id: string, { http, signal }) => {
      await call(http, deadLetters.retry, { params: { id } }, { signal })
    },
  ),
  /** Drops what was given up: it will not happen. */
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
