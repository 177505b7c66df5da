import { sessionsOf, type PassKind } from '@rumi/contract'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'

/** Name of a pass kind at the desk. */
export const passKindName = (kind: PassKind) =>
  kind === 'day-care-month' ? copy.month : copy.sessions(sessionsOf(kind))
