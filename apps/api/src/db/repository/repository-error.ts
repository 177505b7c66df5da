import type { RefusalCode } from '@rumi/contract'

/** A read or write that the database itself refuses; the error handler answers it like any other refusal. */
export class RepositoryError extends Error {
  readonly refusal: RefusalCode

  constructor(refusal: RefusalCode, reason: string) {
    super(reason)
    this.refusal = refusal
  }
}
