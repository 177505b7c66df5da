import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** Refusal if the module that sends requests fails to load. */
export const unreachable: Refusal = {
  httpStatus: 0,
  code: null,
  issues: [],
  retryAfterSeconds: null,
  answer: null,
  message: errorMessagesCopy.offline,
}
