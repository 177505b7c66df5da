import type { Screen, ScreenColumn } from './screen.ts'

/** What a table and a list of cards are both given; only the rows from `first` to `end` are drawn. */
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
