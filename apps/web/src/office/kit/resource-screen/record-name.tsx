import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DrawnRows } from './drawn-rows.ts'

type RecordNameProps<Row> = Pick<DrawnRows<Row>, 'screen' | 'active' | 'onOpen' | 'onActive'> & {
  row: Row
  index: number
  /** Lines available for a long name. */
  lines: keyof typeof lineLook
  children: ReactNode
}

const nameClass =
  'block max-w-full text-left font-strong outline-offset-0 after:absolute after:inset-0 focus-visible:outline-none'
const lineLook = { one: 'truncate', two: 'max-h-[2lh] overflow-hidden [overflow-wrap:anywhere]' }

/** Name of a row: opens the record, with the whole row as target. Arrow keys move between rows. */
export function RecordName<Row>({
  screen,
  row,
  index,
  active,
  onOpen,
  onActive,
  lines,
  children,
}: RecordNameProps<Row>) {
  const shared = {
    'data-opens': '',
    tabIndex: index === active ? 0 : -1,
    onFocus: () => onActive(index),
    className: `${nameClass} ${lineLook[lines]}`,
  }
  return screen.pageOf ? (
    <Link {...shared} to={screen.pageOf(row)}>
      {children}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}
