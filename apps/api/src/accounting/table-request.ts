import type { CellValue, Table } from '../workbook/index.ts'
import { dateRangeOf, type DateRange } from './read-books.ts'

/** Days and account of a table, with its comparison days. */
export type TableRequest = DateRange & {
  accountId?: string | undefined
  comparedFrom?: string | undefined
  comparedTo?: string | undefined
}

export type TableColumns = Table['columns']
/** A table without its title. */
export type TableBody = Pick<Table, 'columns' | 'pages'>
export type TableRow = CellValue[]

/** Returns the comparison days, nothing without them; throws `dates-reversed`. */
export const comparedSpanOf = ({ comparedFrom, comparedTo }: TableRequest) =>
  comparedFrom === undefined && comparedTo === undefined
    ? undefined
    : dateRangeOf({ from: comparedFrom, to: comparedTo })
