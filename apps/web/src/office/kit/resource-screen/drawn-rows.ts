import type { Screen, ScreenColumn } from './screen.ts'

/** Props shared by table and cards; only the rows from `first` to `end` are rendered. */
export type DrawnRows<Row> = {
  screen: Screen<Row>
  columns: readonly ScreenColumn<Row>[]
  rows: readonly Row[]
  first: number
  end: number
  active: number
  rowHeightPx: number
  sort: string
  onSort: (sort: string) => void
  onOpen: (row: Row) => void
  onActive: (index: number) => void
  keyOf: (row: Row) => string | number
}
