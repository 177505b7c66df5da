import type { CallFailed } from '@rumi/data-layer/http'
import { errorMessagesCopy } from '../copy/shared/error-messages.ts'

/** Failed request as a sentence: the server's message first. */
export function errorSentence({ message, status }: CallFailed) {
  if (message) return message
  return status === 0 ? errorMessagesCopy.offline : errorMessagesCopy.server
}
