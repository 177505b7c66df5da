import type { RefusalCode } from '@rumi/contract'
import { Refused } from '../http/refused.ts'

/** Refusal for the field `file`. */
export const refusedFile = (code: RefusalCode, message: string) =>
  new Refused(code, { message, issues: [{ path: 'file', message }] })
