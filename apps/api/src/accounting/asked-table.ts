import type { CellValue, Table } from '../workbook/index.ts'
import { dateRangeOf, type DateRange } from './read-books.ts'

/** Which days a table is asked of, of which account, and which days it is held against. */
export type AskedTable = DateRange & {
  accountId?: string | undefined
  comparedFrom?: string | undefined
  comparedTo?: string | undefined
}

export type TableColumns = Table['columns']
/** A table without its title. */
export type TableBody = Pick<Table, 'columns' | 'pages'>
export type TableRow = CellValue[]

/** The days that a table is held against; nothing where none are asked for, `dates-reversed` where they are. */
export const comparedSpanOf = ({ comparedFrom, comparedTo }: AskedTable) =>
  comparedFrom === undefined && comparedTo === undefined
    ? undefined
    : dateRangeOf({ from: comparedFrom, to: comparedTo })
