import type { ReactNode } from 'react'
import { SafeRows } from '../layout/safe-rows.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned numbers. */
  numeric?: boolean
  /** Hidden where the table is tight. */
  secondary?: boolean
  /** Never wraps. */
  oneLine?: boolean
  /** Position when rows become cards: below the name, at the end of a line, or on a line of its own. */
  card?: 'start' | 'end' | 'whole'
  /** Shows its header in a card too, because the value alone is ambiguous. */
  showsHeader?: boolean
}

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Replaces a row that fails to render. */
  unreadable: (key: string) => ReactNode
  /** Called when the name of a row is activated; the whole row is then the target. */
  onOpen?: (row: Row) => void
  /** Shown if there are no rows. */
  empty?: ReactNode
}

/**
 * Table with rows of 40 px and right-aligned numbers; the first column names the row. Rows become cards where the
 * table does not fit.
 */
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
                className={`h-10 px-2 font-strong whitespace-nowrap text-ink-soft @4xl:px-3 ${numeric ? 'text-right' : ''} ${secondary ? hiddenWhereTight : ''}`}
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

/** Capitalises the start of a cell; in a card the text follows its header. */
export function SpokenCell({ children }: { children: ReactNode }) {
  return <span className="@2xl:inline-block @2xl:min-w-24 @2xl:first-letter:uppercase">{children}</span>
}

/** Capitalises the start of a cell that has no header in a card either. */
export function LeadingCell({ children }: { children: ReactNode }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>
}

/** Hides a column between the width where cards become a table and the width where all columns fit. */
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
  const { header, cell, numeric, secondary, oneLine, card = 'start', showsHeader } = column
  const Cell = namesRow ? 'th' : 'td'
  const look = [
    'px-2 py-1.5 @4xl:px-3 text-balance @max-2xl:p-0',
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
      {showsHeader && <span className="text-ink-soft @2xl:hidden">{header}: </span>}
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
