import { sharedRefusals } from '@rumi/contract'
import { CallFailed, type ServerAnswer } from '../calls/call-failed.ts'

/** Stored failure: the server's response, its message, or the fallback text (spec §8). */
export type StoredError = string | ServerAnswer

/** Selects the stored error, given the fallback text. */
export type ToStoredError = (failure: unknown, fallback: string) => StoredError

/** Spec §8: the server's response data is stored as the error; otherwise the fallback. */
export const wholeAnswer: ToStoredError = (failure, fallback) =>
  failure instanceof CallFailed ? (failure.body ?? fallback) : fallback

/** Spec §8: auth calls and dogs store the message field of the server's response data; otherwise the fallback. */
export const messageOnly = (failure: unknown, fallback: string): string =>
  failure instanceof CallFailed && failure.message !== '' ? failure.message : fallback

/** The sentence in a stored error. Fallback texts come out as they are; screens have their Spanish (decision 20). */
export function errorText(error: StoredError): string {
  if (typeof error === 'string') return error
  return typeof error.message === 'string' && error.message !== ''
    ? error.message
    : sharedRefusals.internal.message
}
