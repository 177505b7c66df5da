import { comparedRows } from '@rumi/contract'
import { bookHeadings as headings, headingBefore } from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { onePage, pesosColumn, textColumn } from '../workbook/index.ts'
import {
  comparedSpanOf,
  type TableRequest,
  type TableBody,
  type TableColumns,
  type TableRow,
} from './table-request.ts'
import { trialBalance } from './read-books.ts'

const accountColumns: TableColumns = [textColumn(headings.code, 12), textColumn(headings.account, 36)]
const figures = [headings.opening, headings.debit, headings.credit, headings.closing]

type Figures = Record<'openingCentavos' | 'debitCentavos' | 'creditCentavos' | 'closingCentavos', number>

const nothing: Figures = { openingCentavos: 0, debitCentavos: 0, creditCentavos: 0, closingCentavos: 0 }

const cellsOf = ({ openingCentavos, debitCentavos, creditCentavos, closingCentavos }: Figures) => [
  openingCentavos,
  debitCentavos,
  creditCentavos,
  closingCentavos,
]

/** Each account with what moved on it, beside what moved on it in the days that it is held against. */
export async function trialBalanceTable(db: Db, request: TableRequest): Promise<TableBody> {
  const { rows } = await trialBalance(db, request)
  const other = comparedSpanOf(request)
  if (!other) {
    const cells = rows.map((row): TableRow => [row.code, row.name, ...cellsOf(row)])
    return { columns: [...accountColumns, ...figures.map(pesosColumn)], pages: () => onePage(cells) }
  }
  const before = await trialBalance(db, other)
  const cells = comparedRows(rows, before.rows).map((row): TableRow => {
    const [now, then] = [row.now ?? nothing, row.before ?? nothing]
    const difference = now.closingCentavos - then.closingCentavos
    return [row.code, row.name, ...cellsOf(now), ...cellsOf(then), difference]
  })
  const columns = [
    ...accountColumns,
    ...figures.map(pesosColumn),
    ...figures.map(headingBefore).map(pesosColumn),
    pesosColumn(headings.difference),
  ]
  return { columns, pages: () => onePage(cells) }
}
