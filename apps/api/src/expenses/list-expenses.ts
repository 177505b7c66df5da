import type { Expense, ExpensePayment, ExpenseTotals } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { restOfExpense } from '../db/sql-functions.ts'
import { searchedText, searchPattern, searchWords } from '../db/repository/sql-text.ts'
import { expenseRows, lacksComplement } from './expense-rows.ts'

type ExpenseQuery = {
  month?: string | undefined
  accountId?: string | undefined
  payment?: ExpensePayment | undefined
  unpaid?: 'true' | undefined
  unremitted?: 'true' | undefined
  withoutComplement?: 'true' | undefined
  withoutCfdi?: 'true' | undefined
  search?: string | undefined
}

const mostShown = 500

/** Lists expenses with the totals of those not reversed, less their credit notes. */
export async function listExpenses(
  db: Db,
  query: ExpenseQuery,
): Promise<{ expenses: Expense[]; totals: ExpenseTotals; hasMore: boolean }> {
  const where = isRequested(query)
  const found = await expenseRows(db, where, mostShown + 1)
  return {
    expenses: found.slice(0, mostShown),
    totals: await totalsOf(db, where),
    hasMore: found.length > mostShown,
  }
}

const isUnpaid = sql`x.payment = 'later' and x.paid_on is null and x.taken_back_at is null`

const isUnremitted = sql`x.isr_retained_centavos + x.iva_retained_centavos > 0 and x.remitted_on is null and x.taken_back_at is null`

const isWithoutCfdi = sql`x.cfdi_uuid is null and x.taken_back_at is null`

function isRequested({ month, accountId, payment, search, ...only }: ExpenseQuery): SQL {
  const words = searchWords(search)
  return sql.join(
    [
      sql`true`,
      ...(month ? [belongsToMonth(month)] : []),
      ...(accountId ? [sql`x.account_id = ${accountId}`] : []),
      ...(payment ? [sql`x.payment = ${payment}`] : []),
      ...(only.unpaid ? [isUnpaid] : []),
      ...(only.unremitted ? [isUnremitted] : []),
      ...(only.withoutComplement ? [lacksComplement] : []),
      ...(only.withoutCfdi ? [isWithoutCfdi] : []),
      ...words.map(isFoundBy),
    ],
    sql` and `,
  )
}

const belongsToMonth = (month: string) =>
  sql`x.day >= ${`${month}-01`}::date and x.day < ${`${month}-01`}::date + interval '1 month'`

const isFoundBy = (word: string) =>
  sql`${searchedText(sql`(x.supplier_name || ' ' || x.supplier_rfc || ' ' || x.concept || ' ' || coalesce(x.cfdi_uuid::text, ''))`)} like ${searchPattern(word)}`

async function totalsOf(db: Db, where: SQL): Promise<ExpenseTotals> {
  const { rows } = await db.execute<Record<'count' | 'subtotal' | 'iva' | 'total' | 'unpaid', string>>(sql`
    select count(*) as count, coalesce(sum(x.subtotal_centavos - credited.subtotal), 0) as subtotal,
      coalesce(sum(x.iva_centavos - credited.iva), 0) as iva,
      coalesce(sum(x.total_centavos - credited.subtotal - credited.iva), 0) as total,
      coalesce(sum((select rest.centavos from ${restOfExpense(sql`x.id`)} as rest)) filter (where ${isUnpaid}), 0) as unpaid
    from expenses x, lateral (
      select coalesce(sum(c.subtotal_centavos), 0) as subtotal, coalesce(sum(c.iva_centavos), 0) as iva
      from expense_credits c where c.expense_id = x.id) as credited
    where ${where} and x.taken_back_at is null`)
  const { count, subtotal, iva, total, unpaid } = rows[0]!
  return {
    count: Number(count),
    subtotalCentavos: Number(subtotal),
    ivaCentavos: Number(iva),
    totalCentavos: Number(total),
    unpaidCentavos: Number(unpaid),
  }
}
