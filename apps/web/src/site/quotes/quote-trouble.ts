import { CallFailed } from '@rumi/data-layer/http'
import { troubleCopy } from '../../copy/trouble.ts'

/** Why a request did not arrive, as a sentence: the server's own where it spoke. */
export function quoteTrouble(failure: CallFailed) {
  if (failure.message) return failure.message
  return failure.status === 0 ? troubleCopy.offline : troubleCopy.server
}
