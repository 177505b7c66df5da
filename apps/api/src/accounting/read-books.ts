import { addDays, firstOfMonth, naturalBalance } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { refuseReversedDays } from '../http/refused.ts'
import { accountSumsBefore, closingSums } from '../db/sql-functions.ts'

/** Earlier than any entry of the books. */
const firstDayOfBooks = '2000-01-01'

export type DateRange = { from?: string | undefined; to?: string | undefined }

/**
 * Returns the requested days, from the first of the month until today by default; throws `dates-reversed`.
 */
export const dateRangeOf = ({ from, to = today() }: DateRange) => {
  const first = from ?? firstOfMonth(to)
  refuseReversedDays({ from: first, to })
  return { from: first, to }
}

type SumsRange = { from: string; to: string; unclosedFrom?: string }

type Summed = {
  id: string
  code: string
  name: string
  type: 'asset' | 'liability' | 'equity' | 'income' | 'expense'
  nature: 'debit' | 'credit'
  opening: string
  debit: string
  credit: string
}

/**
 * Returns every account with its movements between two days, and before them; accounts that never moved are left
 * out. Closings of years from `unclosedFrom` to the last day are not counted: a year is read before its closing.
 */
async function sumsOf(db: Db, { from, to, unclosedFrom = to }: SumsRange) {
  const { rows } = await db.execute<Summed>(sql`
    select a.id, a.code, a.name, a.type, a.nature, coalesce(b.debit - b.credit, 0) as opening,
      t.debit - coalesce(b.debit, 0) - coalesce(c.debit, 0) as debit,
      t.credit - coalesce(b.credit, 0) - coalesce(c.credit, 0) as credit
    from ${accountSumsBefore(addDays(to, 1))} t join accounts a on a.id = t.account_id
    left join ${accountSumsBefore(from)} b on b.account_id = t.account_id
    left join ${closingSums(unclosedFrom, to)} c on c.account_id = t.account_id
    where t.debit > coalesce(c.debit, 0) or t.credit > coalesce(c.credit, 0)
    order by a.code`)
  return rows.map(({ opening, debit, credit, ...account }) => ({
    ...account,
    opening: Number(opening),
    debitCentavos: Number(debit),
    creditCentavos: Number(credit),
    /** Debits less credits from the first entry to the last day. */
    closing: Number(opening) + Number(debit) - Number(credit),
  }))
}

/** Returns each account's opening balance, movements and closing balance, signed by the nature of the account. */
export async function trialBalance(db: Db, range: DateRange) {
  const { from, to } = dateRangeOf(range)
  return { from, to, rows: (await sumsOf(db, { from, to })).map(trialBalanceRow) }
}

/** Returns the trial balance of the thirteenth month: balances at the end of a year and what its closing moves. */
export async function closingBalance(db: Db, year: string) {
  const last = `${year}-12-31`
  const { rows: closings } = await db.execute<{ id: string; debit: string; credit: string }>(
    sql`select account_id as id, debit, credit from ${closingSums(last, last)}`,
  )
  const closed = new Map(closings.map((row) => [row.id, row]))
  const sums = await sumsOf(db, { from: last, to: last, unclosedFrom: addDays(last, 1) })
  const rows = sums.map((account) => {
    const debitCentavos = Number(closed.get(account.id)?.debit ?? 0)
    const creditCentavos = Number(closed.get(account.id)?.credit ?? 0)
    const opening = account.closing - debitCentavos + creditCentavos
    return trialBalanceRow({ ...account, debitCentavos, creditCentavos, opening })
  })
  return { isClosed: closings.length > 0, rows }
}

const trialBalanceRow = ({ id, opening, closing, ...account }: Sums) => ({
  ...account,
  accountId: id,
  openingCentavos: naturalBalance(account.nature, opening),
  closingCentavos: naturalBalance(account.nature, closing),
})

type Sums = Awaited<ReturnType<typeof sumsOf>>[number]
const rowOf = ({ id, code, name }: Sums, centavos: number) => ({ accountId: id, code, name, centavos })
const totalOf = (rows: readonly { centavos: number }[]) =>
  rows.reduce((sum, { centavos }) => sum + centavos, 0)

/** Returns income and expenses between two days. Discounts reduce the income. */
export async function incomeStatement(db: Db, range: DateRange) {
  const { from, to } = dateRangeOf(range)
  const sums = await sumsOf(db, { from, to, unclosedFrom: from })
  const moved = ({ debitCentavos, creditCentavos }: Sums) => debitCentavos - creditCentavos
  const income = sums
    .filter((sum) => sum.type === 'income' && moved(sum) !== 0)
    .map((sum) => rowOf(sum, -moved(sum)))
  const expenses = sums
    .filter((sum) => sum.type === 'expense' && moved(sum) !== 0)
    .map((sum) => rowOf(sum, moved(sum)))
  const [incomeCentavos, expensesCentavos] = [totalOf(income), totalOf(expenses)]
  const resultCentavos = incomeCentavos - expensesCentavos
  return { from, to, income, expenses, incomeCentavos, expensesCentavos, resultCentavos }
}

/** Returns assets, liabilities and equity at the end of a day. */
export async function balanceSheet(db: Db, date = today()) {
  const sums = await sumsOf(db, { from: date, to: date })
  const rowsOf = (type: Sums['type'], sign: 1 | -1) =>
    sums.filter((sum) => sum.type === type && sum.closing !== 0).map((sum) => rowOf(sum, sign * sum.closing))
  const [assets, liabilities, equity] = [rowsOf('asset', 1), rowsOf('liability', -1), rowsOf('equity', -1)]
  const earned = sums
    .filter(({ type }) => type === 'income' || type === 'expense')
    .reduce((sum, { closing }) => sum - closing, 0)
  const { rows } = await db.execute<{ from: string }>(
    sql`select coalesce(make_date(max(year) + 1, 1, 1), ${firstDayOfBooks})::text as from from closed_years where make_date(year, 12, 31) < ${date}`,
  )
  return {
    date,
    resultFrom: rows[0]!.from,
    assets,
    liabilities,
    equity,
    assetsCentavos: totalOf(assets),
    liabilitiesCentavos: totalOf(liabilities),
    equityCentavos: totalOf(equity),
    // Nothing is never less than nothing.
    resultCentavos: earned === 0 ? 0 : earned,
  }
}
