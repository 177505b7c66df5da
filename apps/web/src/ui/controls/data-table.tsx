import type { ReactNode } from 'react'
import { SafeRows } from '../layout/safe-rows.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand right and line up. */
  numeric?: boolean
  /** May be left out of a table where there is no room. */
  secondary?: boolean
  /** Is never broken into lines. */
  oneLine?: boolean
  /** Where it stands when rows become cards: below the name, at the end of a line, or on a line of its own. */
  card?: 'start' | 'end' | 'whole'
  /** Says its header in a card too, as the value alone would not tell what it is. */
  saysHeader?: boolean
}

export type DataTableProps<Row> = {
  /** What the table holds, for those who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stands in the place of a row that cannot be drawn. */
  unreadable: (key: string) => ReactNode
  /** What the name of a row opens; the whole row is its target then. */
  onOpen?: (row: Row) => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

/** Rows of 40 px, hairlines, figures to the right; the first column names the row. Where a table has no room rows are cards. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  unreadable,
  onOpen,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left tabular @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-2xl:sr-only">
          <tr className="border-b-2 border-ink">
            {columns.map(({ key, header, numeric, secondary }) => (
              <th
                key={key}
                scope="col"
                className={`h-10 px-3 font-strong whitespace-nowrap text-ink-soft ${numeric ? 'text-right' : ''} ${secondary ? hiddenWhereTight : ''}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block @max-2xl:border-t-2 @max-2xl:border-ink">
          <SafeRows of={rows} by={rowKey} instead={unreadable}>
            {(row) => (
              <tr className="relative h-10 border-b border-line hover:bg-cream has-[[data-opens]:focus-visible]:bg-sand @max-2xl:grid @max-2xl:h-auto @max-2xl:grid-flow-row-dense @max-2xl:grid-cols-[minmax(0,1fr)_fit-content(60%)] @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:py-3">
                {columns.map((column, index) => (
                  <BodyCell key={column.key} {...{ column, row, onOpen }} namesRow={index === 0} />
                ))}
              </tr>
            )}
          </SafeRows>
        </tbody>
      </table>
    </div>
  )
}

/** What begins a cell begins with a capital; in a card it follows its header. */
export function SpokenCell({ children }: { children: ReactNode }) {
  return <span className="@2xl:inline-block @2xl:min-w-24 @2xl:first-letter:uppercase">{children}</span>
}

/** What begins a cell that says no header in a card either. */
export function LeadingCell({ children }: { children: ReactNode }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>
}

/** Between the width at which cards become a table, and the one at which it has room for everything. */
const hiddenWhereTight = '@2xl:@max-4xl:hidden'

const cardPlaces = {
  start: '@max-2xl:col-start-1',
  end: '@max-2xl:col-start-2 @max-2xl:justify-self-end @max-2xl:text-right',
  whole: '@max-2xl:col-span-2',
} satisfies Record<NonNullable<Column<never>['card']>, string>

type BodyCellProps<Row> = {
  onOpen: ((row: Row) => void) | undefined
  column: Column<Row>
  row: Row
  namesRow: boolean
}

function BodyCell<Row>({ column, row, namesRow, onOpen }: BodyCellProps<Row>) {
  const { header, cell, numeric, secondary, oneLine, card = 'start', saysHeader } = column
  const Cell = namesRow ? 'th' : 'td'
  const look = [
    'px-3 py-1.5 text-balance @max-2xl:p-0',
    namesRow
      ? 'font-strong @2xl:min-w-40 @max-2xl:text-base @max-2xl:font-heading'
      : '@max-2xl:[overflow-wrap:anywhere]',
    numeric ? '@2xl:text-right' : '',
    oneLine ? (card === 'end' ? 'whitespace-nowrap' : '@2xl:whitespace-nowrap') : '',
    secondary ? hiddenWhereTight : '',
    cardPlaces[card],
  ].join(' ')
  const content = cell(row)
  return (
    <Cell scope={namesRow ? 'row' : undefined} className={look}>
      {saysHeader && <span className="text-ink-soft @2xl:hidden">{header}: </span>}
      {namesRow && onOpen ? (
        <button
          type="button"
          data-opens
          onClick={() => onOpen(row)}
          className="min-h-7 text-left after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
        >
          {content}
        </button>
      ) : (
        content
      )}
    </Cell>
  )
}
