import type { Expense } from '@rumi/contract'
import { expenseTableWords as words } from '../copy/money/expense-table-words.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { cellPagesOf, dayColumn, pageRows, pesosColumn, textColumn, type Table } from '../workbook/index.ts'
import { expenseRows } from './expense-rows.ts'

/** Returns expenses as a table, newest first; reversed ones with their reason. */
export function expenseTable(
  db: Db,
  { from, to }: { from: string; to: string },
): Pick<Table, 'columns' | 'pages'> {
  const { headings } = words
  const columns: Table['columns'] = [
    dayColumn(headings.day),
    textColumn(headings.supplier, 32),
    textColumn(headings.rfc, 15),
    textColumn(headings.concept, 36),
    textColumn(headings.code, 12),
    textColumn(headings.account, 28),
    pesosColumn(headings.subtotal),
    pesosColumn(headings.iva),
    pesosColumn(headings.isrRetained),
    pesosColumn(headings.ivaRetained),
    pesosColumn(headings.total),
    pesosColumn(headings.credited),
    textColumn(headings.payment, 16),
    dayColumn(headings.paidOn),
    textColumn(headings.invoice, 38),
    textColumn(headings.takenBack, 30),
  ]
  const read = (last: Expense | undefined) => {
    const behind = last
      ? sql`and (x.day, x.created_at) <= (${last.day}::date, ${last.createdAt}::timestamptz) and
          ((x.day, x.created_at) < (${last.day}::date, ${last.createdAt}::timestamptz) or x.id > ${last.id})`
      : sql``
    return expenseRows(db, sql`x.day between ${from} and ${to} ${behind}`, pageRows)
  }
  return {
    columns,
    pages: () =>
      cellPagesOf(read, (row) => [
        row.day,
        row.supplierName,
        row.supplierRfc,
        row.concept,
        row.accountCode,
        row.accountName,
        row.subtotalCentavos,
        row.ivaCentavos,
        row.isrRetainedCentavos,
        row.ivaRetainedCentavos,
        row.totalCentavos,
        row.credits.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0),
        words.payments[row.payment],
        row.paidOn,
        row.cfdiUuid ?? '',
        row.takeBackReason,
      ]),
  }
}
