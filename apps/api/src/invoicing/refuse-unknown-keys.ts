import { satProducts } from '@rumi/contract'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import { Refused } from '../http/refused.ts'

export type SatKeys = { satProductKey?: string | undefined; satUnitKey?: string | undefined }

/** Rejects keys that SAT's catalogues lack, and units in which such a thing is not counted. */
export function refuseUnknownKeys(
  { satProductKey, satUnitKey }: SatKeys,
  units: Readonly<Record<string, string>>,
) {
  const issues = [
    ...(satProductKey !== undefined && !satProducts().has(satProductKey)
      ? [{ path: 'satProductKey', message: sentences.unknownProductKey }]
      : []),
    ...(satUnitKey !== undefined && !Object.hasOwn(units, satUnitKey)
      ? [{ path: 'satUnitKey', message: sentences.unknownUnitKey }]
      : []),
  ]
  if (issues[0]) throw new Refused('malformed', { message: issues[0].message, issues })
}
