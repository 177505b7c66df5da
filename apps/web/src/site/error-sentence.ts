import type { CallFailed } from '@rumi/data-layer/http'
import { errorMessagesCopy } from '../copy/shared/error-messages.ts'

/** Why something did not reach the house, as a sentence: the server's own where it spoke. */
export function errorSentence({ message, status }: CallFailed) {
  if (message) return message
  return status === 0 ? errorMessagesCopy.offline : errorMessagesCopy.server
}
