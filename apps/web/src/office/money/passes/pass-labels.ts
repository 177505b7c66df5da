import { sessionsOf, type PassKind, type PriceLine } from '@rumi/contract'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'

/** Rewrites price lines for the desk: the owner's 'tu' becomes third person. */
export const deskLines = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.map((line) => ({ ...line, label: line.label.replace(/\btu pase\b/, copy.theirPass) }))

/** Name of a pass kind at the desk. */
export const passKindName = (kind: PassKind) =>
  kind === 'day-care-month' ? copy.month : copy.sessions(sessionsOf(kind))
