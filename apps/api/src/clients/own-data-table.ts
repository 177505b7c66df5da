import type { OwnDataTable } from '@rumi/contract'
import type { CellKind, CellValue, Table } from '../workbook/index.ts'

export type Column<Row> = readonly [heading: string, kind: CellKind, of: (row: Row) => CellValue]

export function ownDataTable<Row>(
  title: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): OwnDataTable {
  return {
    title,
    columns: columns.map(([heading, kind]) => ({ heading, kind })),
    rows: rows.map((row) => columns.map(([, , of]) => of(row))),
  }
}

/** A list of records as a table of the workbook; wide enough for its heading and for what is usual. */
export const tableOf = ({ title, columns, rows }: OwnDataTable): Table => ({
  title,
  columns: columns.map((column) => ({
    ...column,
    width: Math.max(column.heading.length + 4, column.kind === 'text' ? 26 : 16),
  })),
  async *pages() {
    yield rows
  },
})
