import { mostImportRows } from '@rumi/contract'
import { importSentences } from '../copy/import-sentences.ts'
import { csvRecords } from '../http/foreign/csv-records.ts'
import { decodeText } from '../http/decode-text.ts'
import { Refused } from '../http/refused.ts'

export type TableRow = {
  /** Line of the file, from 1; of a workbook its row. */
  line: number
  cells: string[]
}

/** A foreign table: its headings and the rows below them. */
export type ForeignTable = { headings: string[]; rows: TableRow[] }

const mostColumns = 200
const delimiters = [',', ';', '\t', '|']

/**
 * Reads a CSV or the first sheet of a workbook; its first row with cells is the heading. Refuses with `breaks-a-rule` what is neither.
 * Runs in a worker thread (`table-worker.ts`).
 */
export async function readTable(bytes: Uint8Array): Promise<ForeignTable> {
  const starts = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (starts === '%PDF-') refuse(importSentences.pdf)
  if (starts.startsWith('\u00d0\u00cf')) refuse(importSentences.oldWorkbook)
  const [heading, ...rows] = starts.startsWith('PK') ? await workbookRows(bytes) : csvRows(bytes)
  if (!heading || rows.length === 0) refuse(importSentences.noRows)
  if (rows.length > mostImportRows) refuse(importSentences.tooManyRows(mostImportRows))
  if (heading.cells.length > mostColumns) refuse(importSentences.tooManyColumns(mostColumns))
  return { headings: heading.cells, rows }
}

function csvRows(bytes: Uint8Array): TableRow[] {
  const text = decodeText(bytes).replaceAll(/\r\n?/g, '\n')
  const firstLine = text.split('\n', 100).find((line) => line.trim() !== '') ?? ''
  const delimiter = delimiters
    .map((sign) => ({ sign, columns: firstLine.split(sign).length }))
    .reduce((best, one) => (one.columns > best.columns ? one : best)).sign
  const { records, fault } = csvRecords(text, { delimiter, quote: '"' })
  if (fault?.kind === 'unclosed-quote') refuse(importSentences.unclosedQuote(fault.line))
  if (fault) refuse(importSentences.tooLongLine(fault.line))
  return records
}

async function workbookRows(bytes: Uint8Array): Promise<TableRow[]> {
  // Loaded for workbooks alone: most files are CSV.
  const { readSheet } = await import('read-excel-file/node')
  const sheet = await readSheet(Buffer.from(bytes)).catch(() => refuse(importSentences.brokenWorkbook))
  return sheet
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some(Boolean))
}

/** A cell of a workbook as a CSV would have it; a day has no time. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function refuse(message: string): never {
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'file', message }] })
}
