import { ArrowDown, ArrowUp } from 'lucide-react'
import { RecordName } from './record-name.tsx'
import type { DrawnRows } from './drawn-rows.ts'
import type { ScreenColumn } from './screen.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

const hiddenWhereTight = { first: '@max-4xl:hidden', next: '@max-2xl:hidden' } as const
const whereThereIsRoom = ({ givesWay }: Pick<ScreenColumn<never>, 'givesWay'>) =>
  givesWay ? hiddenWhereTight[givesWay] : ''

/** Table rows of 40 px; rows outside the window are empty space. */
export function RecordTable<Row>(shown: DrawnRows<Row>) {
  const { screen, columns, rows, first, end, rowHeightPx, sort, onSort } = shown
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0 text-left tabular"
      aria-rowcount={rows.length + 1}
    >
      <caption className="sr-only">{screen.copy.title}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <HeaderCell key={column.key} {...{ column, sort, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody>
        <Gap rows={first} {...{ rowHeightPx }} />
        <Rows of={rows.slice(first, end)} by={(row) => String(shown.keyOf(row))} within="table">
          {(row, offset) => <BodyRow {...shown} row={row} index={first + offset} />}
        </Rows>
        <Gap rows={rows.length - end} {...{ rowHeightPx }} />
      </tbody>
    </table>
  )
}

const Gap = ({ rows, rowHeightPx }: { rows: number; rowHeightPx: number }) =>
  rows > 0 && <tr aria-hidden="true" style={{ height: rows * rowHeightPx }} />

function BodyRow<Row>({ row, index, ...shown }: DrawnRows<Row> & { row: Row; index: number }) {
  const { columns, rowHeightPx } = shown
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      style={{ height: rowHeightPx }}
      className="group relative hover:bg-cream has-[[data-opens]:focus-visible]:bg-sand has-[[data-opens]:focus-visible]:outline-3 has-[[data-opens]:focus-visible]:-outline-offset-3 has-[[data-opens]:focus-visible]:outline-ink"
    >
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row" className="border-b border-line px-3 font-text">
            <RecordName {...shown} lines="one" row={row} index={index}>
              {column.cell(row)}
            </RecordName>
          </th>
        ) : (
          <td
            key={column.key}
            className={`truncate border-b border-line px-3 ${column.numeric ? 'text-right' : ''} ${whereThereIsRoom(column)}`}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

type HeaderCellProps<Row> = { column: ScreenColumn<Row> } & Pick<DrawnRows<Row>, 'sort' | 'onSort'>

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { sort: field, widthPx } = column
  const direction =
    field && sort === field ? 'ascending' : field && sort === `-${field}` ? 'descending' : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={direction}
      style={widthPx ? { width: widthPx } : undefined}
      className={`sticky top-0 z-10 h-10 truncate border-b-2 border-ink bg-white px-3 font-strong text-ink-soft ${column.numeric ? 'text-right' : ''} ${whereThereIsRoom(column)}`}
    >
      {field ? (
        <button
          type="button"
          className={`inline-flex min-h-8 items-center gap-1 hover:text-ink ${column.numeric ? 'flex-row-reverse' : ''}`}
          onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}
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
