import type { CellKind, CellValue } from './cell-xml.ts'
import type { Sheet } from './sheets.ts'

/** Table title, at most 31 characters, and its columns from left to right. */
export type TableHead = {
  title: string
  columns: readonly { heading: string; kind: CellKind; width: number }[]
}

/** One table to be handed over as a file, its rows page by page. */
export type Table = TableHead & { pages: () => AsyncIterable<CellValue[][]> }

/** The table as the only sheet of a workbook. */
export const sheetOfTable = ({ title, columns }: TableHead): Sheet<CellValue[]> => ({
  name: title,
  columns: columns.map((column, at) => ({ ...column, of: (row) => row[at] ?? null })),
})

/** Columns of a table by what they hold; widths are in letters. */
export const textColumn = (heading: string, width: number) => ({ heading, kind: 'text', width }) as const
export const pesosColumn = (heading: string) => ({ heading, kind: 'pesos', width: 16 }) as const
export const integerColumn = (heading: string, width = 9) => ({ heading, kind: 'integer', width }) as const
export const dayColumn = (heading: string) => ({ heading, kind: 'day', width: 12 }) as const
export const instantColumn = (heading: string) => ({ heading, kind: 'instant', width: 19 }) as const
