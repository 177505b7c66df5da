import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand right and line up. */
  numeric?: boolean
  /** May be left out where there is no room. */
  secondary?: boolean
  sortable?: boolean
}

export type Sorting = { key: string; direction: 'ascending' | 'descending' }

type DataTableProps<Row> = {
  /** What the table holds, for those who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting?: Sorting | undefined
  onSort?: ((sorting: Sorting) => void) | undefined
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

const hiddenOnPhone = 'max-md:hidden'

/** Rows of 40 px, hairlines, figures to the right; the first column names the row. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left tabular">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {columns.map((column) => (
              <HeaderCell key={column.key} {...{ column, sorting, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-10 border-b border-line hover:bg-cream">
              {columns.map((column, index) => (
                <BodyCell key={column.key} column={column} row={row} namesRow={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BodyCell<Row>({ column, row, namesRow }: { column: Column<Row>; row: Row; namesRow: boolean }) {
  const Cell = namesRow ? 'th' : 'td'
  const look = `px-3 py-1.5 ${namesRow ? 'font-strong' : ''} ${column.numeric ? 'text-right' : ''} ${column.secondary ? hiddenOnPhone : ''}`
  return (
    <Cell scope={namesRow ? 'row' : undefined} className={look}>
      {column.cell(row)}
    </Cell>
  )
}

type HeaderCellProps<Row> = { column: Column<Row> } & Pick<DataTableProps<Row>, 'sorting' | 'onSort'>

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const direction = sorting?.key === column.key ? sorting.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  const look = `h-10 px-3 font-strong text-ink-soft whitespace-nowrap ${column.numeric ? 'text-right' : ''} ${column.secondary ? hiddenOnPhone : ''}`
  const turned = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" className={look} aria-sort={direction}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 hover:text-ink"
          onClick={() => onSort({ key: column.key, direction: turned })}
        >
          {column.header}
          <Arrow className={`size-4 ${direction ? '' : 'opacity-0'}`} aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
