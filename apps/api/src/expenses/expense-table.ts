import { expenseTableWords as words } from '../copy/expense-table-words.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { CellValue, Table } from '../workbook/index.ts'
import { expenseRows } from './expense-rows.ts'

const text = (heading: string, width: number) => ({ heading, kind: 'text', width }) as const
const pesos = (heading: string) => ({ heading, kind: 'pesos', width: 14 }) as const
const day = (heading: string) => ({ heading, kind: 'day', width: 12 }) as const

const pageRows = 1_000

/** The expenses of some days as a table, the last first; what was taken back is told with its reason. */
export function expenseTable(
  db: Db,
  { from, to }: { from: string; to: string },
): Pick<Table, 'columns' | 'pages'> {
  const { headings } = words
  const columns: Table['columns'] = [
    day(headings.day),
    text(headings.supplier, 32),
    text(headings.rfc, 15),
    text(headings.concept, 36),
    text(headings.code, 12),
    text(headings.account, 28),
    pesos(headings.subtotal),
    pesos(headings.iva),
    pesos(headings.total),
    text(headings.payment, 16),
    day(headings.paidOn),
    text(headings.invoice, 38),
    text(headings.takenBack, 30),
  ]
  async function* pages(): AsyncGenerator<CellValue[][]> {
    for (let last: { day: string; createdAt: string; id: string } | undefined; ;) {
      const behind = last
        ? sql`and (x.day, x.created_at) <= (${last.day}::date, ${last.createdAt}::timestamptz) and
            ((x.day, x.created_at) < (${last.day}::date, ${last.createdAt}::timestamptz) or x.id > ${last.id})`
        : sql``
      const rows = await expenseRows(db, sql`x.day between ${from} and ${to} ${behind}`, pageRows)
      yield rows.map((row) => [
        row.day,
        row.supplierName,
        row.supplierRfc,
        row.concept,
        row.accountCode,
        row.accountName,
        row.subtotalCentavos,
        row.ivaCentavos,
        row.totalCentavos,
        words.payments[row.payment],
        row.paidOn,
        row.cfdiUuid ?? '',
        row.takeBackReason,
      ])
      if (rows.length < pageRows) return
      last = rows.at(-1)
    }
  }
  return { columns, pages }
}
