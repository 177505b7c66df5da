import type { ReactNode } from 'react'
import { SafeRows } from '../../ui/layout/safe-rows.tsx'
import { unreadableWithin, type RowOf } from './unreadable-within.tsx'

type RowsProps<Row> = {
  of: readonly Row[]
  /** Key of a row: its id. */
  by: (row: Row, at: number) => string
  within?: RowOf
  children: (row: Row, at: number) => ReactNode
}

/** Renders a list of records. A row that fails to render shows an error in place; the list goes on. */
export const Rows = <Row,>({ within = 'list', ...rows }: RowsProps<Row>) => (
  <SafeRows {...rows} instead={unreadableWithin[within]} />
)
