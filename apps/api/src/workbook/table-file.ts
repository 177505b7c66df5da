import type { LegibleColours } from '@rumi/contract'
import type { Table } from './table.ts'
import { csvBytes } from './csv.ts'
import { tableWorkbookBytes } from './workbook-bytes.ts'

/** The files that a table is handed over as, by the ending of their name. */
const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytesOf: tableWorkbookBytes,
  },
  csv: { type: 'text/csv; charset=utf-8', bytesOf: csvBytes },
} as const

/** A table as a file of a format: its type, its whole name, and its bytes as they are written. */
export const tableFile = (table: Table, name: string, format: keyof typeof formats) => ({
  type: formats[format].type,
  fileName: `${name}.${format}`,
  bytes: (colours: LegibleColours) => formats[format].bytesOf(table, colours),
})
