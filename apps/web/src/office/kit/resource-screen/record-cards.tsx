import { Fragment } from 'react'
import { RecordName } from './record-name.tsx'
import type { DrawnRows } from './drawn-rows.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Rows as cards on a phone: name, a line below it, and a state in the corner. */
export function RecordCards<Row>(shown: DrawnRows<Row>) {
  const { screen, columns, rows, first, end, rowHeightPx } = shown
  const [title, ...rest] = columns
  const line = rest.filter(({ card = 'line' }) => card === 'line')
  const corner = rest.filter(({ card }) => card === 'corner')
  return (
    <ul
      aria-label={screen.copy.title}
      className="border-t-2 border-ink tabular"
      style={{ paddingTop: first * rowHeightPx, paddingBottom: (rows.length - end) * rowHeightPx }}
    >
      <Rows of={rows.slice(first, end)} by={(row) => String(shown.keyOf(row))}>
        {(row, offset) => (
          <li
            data-row={first + offset}
            aria-posinset={first + offset + 1}
            aria-setsize={rows.length}
            style={{ height: rowHeightPx }}
            className="relative flex items-center gap-x-3 border-b @max-[12rem]:flex-col @max-[12rem]:items-start @max-[12rem]:justify-center border-line has-[[data-opens]:focus-visible]:bg-sand has-[[data-opens]:focus-visible]:outline-3 has-[[data-opens]:focus-visible]:-outline-offset-3"
          >
            <div className="min-w-0 grow @max-[12rem]:max-w-full @max-[12rem]:grow-0">
              <RecordName {...shown} lines="two" row={row} index={first + offset}>
                {title?.cell(row)}
              </RecordName>
              <div className="flex gap-x-2 truncate text-sm text-ink-soft">
                {line.map((column, at) => (
                  <Fragment key={column.key}>
                    {at > 0 && <span aria-hidden="true">·</span>}
                    <span className={column.numeric ? 'shrink-0' : 'min-w-0 truncate'}>
                      {column.cell(row)}
                    </span>
                  </Fragment>
                ))}
              </div>
            </div>
            {corner.map((column) => (
              <div key={column.key} className="shrink-0">
                {column.cell(row)}
              </div>
            ))}
          </li>
        )}
      </Rows>
    </ul>
  )
}
