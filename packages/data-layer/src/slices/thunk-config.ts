import type { RefusalCode } from '@rumi/contract'
import { CallFailed, type Issue } from '../calls/call-failed.ts'
import type { Http } from '../http.ts'
import type { IdempotencyKeys } from '../idempotency-keys.ts'
import type { KeyValueStorage } from '../files/storage-format.ts'
import type { StoredError } from './stored-error.ts'

/** Hands a file to the person: a download in the browser, a note in a test. */
export type SaveFile = (file: Blob, name: string) => void | Promise<void>

/** Extra argument of every thunk. */
export type Extra = { http: Http; saveFile: SaveFile; keys: IdempotencyKeys; storage: KeyValueStorage }

/** Fields of a refusal for forms, in `meta` of a rejected action. */
export type RefusalMeta = {
  httpStatus: number
  code: RefusalCode | null
  issues: Issue[]
  retryAfterSeconds: number | null
}

export type ThunkConfig = { extra: Extra; rejectValue: StoredError; rejectedMeta: RefusalMeta }

export const refusalMeta = (failure: unknown): RefusalMeta =>
  failure instanceof CallFailed
    ? {
        httpStatus: failure.status,
        code: failure.code,
        issues: failure.issues,
        retryAfterSeconds: failure.retryAfterSeconds,
      }
    : { httpStatus: 0, code: null, issues: [], retryAfterSeconds: null }

/** True if a rejected write means that the screen is stale. */
export const isStaleRefusal = ({ httpStatus }: { httpStatus?: number | undefined } = {}) => httpStatus === 409
