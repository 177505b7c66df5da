import {
  addDays,
  naturalBalance,
  uuid,
  type AccountLedger,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import { accountRepository } from './ledger-repositories.ts'
import { dateRangeOf, type DateRange } from './read-books.ts'
import { accountSumsBefore } from '../db/sql-functions.ts'

type Line = AccountLedger['lines'][number]
type OpenedLedger = {
  account: RecordOf<Resources['accounts']>
  from: string
  to: string
  openingCentavos: number
}

const pageLines = 1_000

/** Returns an account with its balance before the range; `not-found` for an unknown id. */
export async function openLedger(db: Db, id: string, range: DateRange): Promise<OpenedLedger> {
  const { from, to } = dateRangeOf(range)
  const account = uuid.safeParse(id).success ? await accountRepository.find(db, id) : undefined
  if (!account) throw new Refused('not-found')
  return { account, from, to, openingCentavos: await heldBefore(db, account, from) }
}

/** Returns the balance of an account at the start of a day, signed by its nature. */
async function heldBefore(db: Db, { id, nature }: OpenedLedger['account'], day: string) {
  const { rows } = await db.execute<{ held: string }>(
    sql`select debit - credit as held from ${accountSumsBefore(day)} where account_id = ${id}`,
  )
  return naturalBalance(nature, Number(rows[0]?.held ?? 0))
}

type Found = Omit<Line, 'debitCentavos' | 'creditCentavos' | 'balanceCentavos'> & {
  position: number
  debit: string
  credit: string
}

/** Cursor of a page: the last line of an entry. */
type Behind = Pick<Found, 'date' | 'number' | 'position'>

const linesBehind = (db: Db, { account, from, to }: OpenedLedger, behind: Behind | undefined) =>
  db.execute<Found>(sql`
    select e.id as "entryId", e.number, e.date::text, e.description, e.source, e.booking_id as "bookingId",
      e.order_id as "orderId", e.pass_id as "passId",
      case when e.source = 'expense' then e.source_id::uuid end as "expenseId", l.memo, l.position, l.debit_centavos as debit, l.credit_centavos as credit
    from gl_lines l join gl_entries e on e.id = l.entry_id
    where e.status = 'posted' and l.account_id = ${account.id} and e.date between ${from} and ${to}
      ${behind ? sql`and (e.date, e.number, l.position) > (${behind.date}::date, ${behind.number}::int, ${behind.position}::int)` : sql``}
    order by e.date, e.number, l.position limit ${pageLines}`)

/** Yields ledger lines in order, a thousand per page, each with the running balance. */
export async function* ledgerPages(db: Db, ledger: OpenedLedger): AsyncGenerator<Line[]> {
  const towards = ledger.account.nature === 'debit' ? 1 : -1
  let held = ledger.openingCentavos
  for (let last: Behind | undefined; ;) {
    const { rows } = await linesBehind(db, ledger, last)
    yield rows.map((row) => {
      const { position: _, debit, credit, ...line } = row
      held += towards * (Number(debit) - Number(credit))
      return {
        ...line,
        debitCentavos: Number(debit),
        creditCentavos: Number(credit),
        balanceCentavos: held,
      }
    })
    if (rows.length < pageLines) return
    last = rows.at(-1)
  }
}

/** Returns an account with its first thousand lines in the range and its closing balance. */
export async function accountLedger(db: Db, id: string, range: DateRange): Promise<AccountLedger> {
  const ledger = await openLedger(db, id, range)
  const { value: lines = [] } = await ledgerPages(db, ledger).next()
  const hasMore = lines.length === pageLines
  const last = lines.at(-1)?.balanceCentavos ?? ledger.openingCentavos
  const closingCentavos = hasMore ? await heldBefore(db, ledger.account, addDays(ledger.to, 1)) : last
  return { ...ledger, lines, hasMore, closingCentavos }
}
