import { dayOf, timeOf } from '@rumi/contract/business-time'
import { strToU8 } from 'fflate'
import { inWordOfBusiness } from '../copy/in-word-of-business.ts'
import { yesOrNo } from '../copy/workbook-words.ts'
import type { CellKind, CellValue } from './cell-xml.ts'
import { harmlessText } from './harmless-text.ts'
import type { Table } from './table.ts'

/** Excel reads a file as UTF-8 only where it begins with this mark. */
const byteOrderMark = '\uFEFF'

const needsQuotes = /[",\r\n]|^\s|\s$/

/** A text as RFC 4180 has it, which no spreadsheet takes for a formula. */
function csvText(value: string) {
  const harmless = harmlessText(value)
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One cell by what its column holds: pesos with two decimals and no sign of a currency, days as `YYYY-MM-DD`, moments as the business's clock showed them. */
export function csvCell(kind: CellKind, value: CellValue): string {
  if (value === null) return ''
  if (kind === 'pesos') return (Number(value) / 100).toFixed(2)
  if (kind === 'integer' || kind === 'decimal') return String(Number(value))
  if (kind === 'instant') return `${dayOf(String(value))} ${timeOf(String(value))}`
  return csvText(kind === 'yes-no' ? yesOrNo(value) : String(value))
}

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** A table as CSV in UTF-8, a page of rows at a time. */
export async function* csvBytes({ columns, pages }: Table): AsyncGenerator<Uint8Array> {
  yield strToU8(byteOrderMark + lineOf(columns.map(({ heading }) => csvText(inWordOfBusiness(heading)))))
  for await (const rows of pages())
    yield strToU8(
      rows.map((row) => lineOf(columns.map(({ kind }, at) => csvCell(kind, row[at] ?? null)))).join(''),
    )
}
