import type { PriceLine } from '@rumi/contract'
import { officePassesCopy } from '../../copy/office/money/passes.ts'

/** Rewrites price lines for the desk: the owner's 'tu' becomes third person. */
export const deskLines = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.map((line) => ({ ...line, label: line.label.replace(/\btu pase\b/, officePassesCopy.theirPass) }))
