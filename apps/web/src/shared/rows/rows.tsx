import type { ReactNode } from 'react'
import { SafeRows } from '../../ui/layout/safe-rows.tsx'
import { unreadableWithin, type RowOf } from './unreadable-within.tsx'

type RowsProps<Row> = {
  of: readonly Row[]
  /** What tells a row from the others: its id. */
  by: (row: Row, at: number) => string
  within?: RowOf
  children: (row: Row, at: number) => ReactNode
}

/** The rows of a list of records. One that cannot be drawn says so in its place, and the list goes on. */
export const Rows = <Row,>({ within = 'list', ...rows }: RowsProps<Row>) => (
  <SafeRows {...rows} instead={unreadableWithin[within]} />
)
