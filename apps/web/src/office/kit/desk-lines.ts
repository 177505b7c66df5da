import type { PriceLine } from '@rumi/contract'
import { officePassesCopy } from '../../copy/office/money/passes.ts'

/** The lines of a price as the desk reads them: what is said to the owner as 'tu' is theirs. */
export const deskLines = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.map((line) => ({ ...line, label: line.label.replace(/\btu pase\b/, officePassesCopy.theirPass) }))
