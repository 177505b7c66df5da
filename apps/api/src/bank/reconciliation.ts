import {
  firstOfMonth,
  generalPublicId,
  type BankLine,
  type BookLine,
  type BookLineRef,
  type MatchReason,
  type Reconciliation,
} from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { refuseReversedDays } from '../http/refused.ts'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import { bankAccountsOf, usualBankCode } from './bank-accounts.ts'
import { conceptOf } from '../payments/index.ts'
import { namedOrders } from './named-orders.ts'
import { namedSales } from './named-sales.ts'
import { openSales, ordersByTransfer } from './open-sales.ts'
import { mostDaysApart, proposeMatches } from './propose-matches.ts'
import { statementsOf } from './statements.ts'

type ReconciliationQuery = {
  accountId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type Span = { accountId: string; from: string; to: string }

/** Maximum lines returned per side and of matches. */
const mostLines = 1_000

/** Returns bank lines, ledger lines and matches of the given days. */
export async function reconciliationOf(db: Db, query: ReconciliationQuery): Promise<Reconciliation> {
  const to = query.to ?? today()
  const from = query.from ?? firstOfMonth(to)
  refuseReversedDays({ from, to })
  const { account, accounts } = await bankAccountsOf(db, query.accountId)
  const span = { accountId: account.id, from, to }
  const [bankSide, booksNear, matched, clients, sums, statements] = await Promise.all([
    openBankLines(db, span),
    openBookLines(db, span),
    matchedLines(db, span),
    clientNames(db),
    sumsOf(db, span),
    statementsOf(db, span),
  ])
  const propose = (lines: readonly BankLine[]) => proposeMatches(lines, booksNear, clients)
  const payable = account.code === usualBankCode ? await payableLines(db, bankSide, propose) : []
  const named = new Set(payable.map(({ line }) => line.id))
  const proposed = propose(bankSide.filter(({ id }) => !named.has(id)))
  const joined = new Set(proposed.flatMap(({ line, bookLine }) => [line.id, keyOf(bookLine)]))
  return {
    account,
    accounts,
    from,
    to,
    matched,
    proposed,
    payable,
    bankOnly: bankSide.filter(({ id }) => !named.has(id) && !joined.has(id)),
    booksOnly: booksNear.filter((line) => line.day >= from && line.day <= to && !joined.has(keyOf(line))),
    ...sums,
    hasMore: [bankSide, booksNear, matched].some(({ length }) => length >= mostLines),
    statements,
  }
}

/**
 * Returns the lines that pay an order, booking or pass that is still open. A line that is surely the same money as a line of the
 * books pays no booking or pass a second time.
 */
async function payableLines(
  db: Db,
  lines: readonly BankLine[],
  propose: (lines: readonly BankLine[]) => Reconciliation['proposed'],
): Promise<Reconciliation['payable']> {
  const byNumber = namedOrders(lines, await ordersByTransfer(db))
  const known = new Set(byNumber.map(({ line }) => line.id))
  const rest = lines.filter(({ id }) => !known.has(id))
  for (const { line, isStrong } of propose(rest)) if (isStrong) known.add(line.id)
  const incoming = rest.filter(({ id, amountCentavos }) => amountCentavos > 0 && !known.has(id))
  const amounts = [...new Set(incoming.map(({ amountCentavos }) => amountCentavos))]
  const byName = namedSales(incoming, await openSales(db, amounts))
  const payable = [
    ...byNumber.map(({ line, order: { id, clientName, isOver } }) => {
      const reasons: MatchReason[] = ['reference']
      return { line, target: { orderId: id }, clientName, isOver, reasons }
    }),
    ...byName.map(({ line, sale: { target, clientName }, reasons }) => ({
      line,
      target,
      clientName,
      isOver: false,
      reasons,
    })),
  ]
  return Promise.all(
    payable.map(async ({ line, ...sale }) => ({
      line,
      sale: { ...sale, amountCentavos: line.amountCentavos, name: await conceptOf(db, sale.target) },
    })),
  )
}

const keyOf = ({ entryId, position }: BookLineRef) => `${entryId} ${position}`

type Stored<Line> = Omit<Line, 'amountCentavos' | 'balanceCentavos' | 'others'> & {
  amount: string
  balance?: string | null
}
/** A line of the books with the payment that it is a part of, where that paid several things. */
type StoredBookLine = Stored<BookLine> & { movementId: string | null }

const bankColumns = sql`b.id, b.day::text as day, b.concept, b.reference, b.amount_centavos as amount, b.balance_centavos as balance`
const bookColumns = sql`l.entry_id as "entryId", l.position, e.number, e.date::text as day, e.description, l.memo, e.source,
  l.debit_centavos - l.credit_centavos as amount, coalesce(x.supplier_name, payer.name, tipped.name, '') as payer,
  paid.method, coalesce(paid.reference, '') as reference, o.number as "orderNumber", paid.movement as "movementId"`

const { memos } = bankSentences

/** The expense, tips, order, payment and client of a line. Of several payments of a sale, the one with the line's amount. */
const behindLine = sql`
  left join expenses x on e.source = 'expense' and x.id::text = e.source_id
  left join tip_payouts t on e.source = 'tipPayout' and t.id::text = e.source_id
  left join resources tipped on tipped.id = t.staff_id
  left join orders o on o.id = e.order_id
  left join lateral (
    select p.method, p.reference, p.client_id, nullif(p.movement_id, p.id) as movement from payments p
    where (p.booking_id = e.booking_id or p.order_id = e.order_id or p.pass_id = e.pass_id or (e.source = 'payment' and p.id::text = e.source_id))
      and abs(l.debit_centavos - l.credit_centavos) in (p.amount_centavos, p.amount_centavos + p.tip_centavos)
      and p.method in ('card', 'debit-card', 'voucher', 'transfer', 'online')
    order by starts_with(l.memo, case p.method when 'card' then ${memos.card} when 'debit-card' then ${memos.card} when 'voucher' then ${memos.voucher} when 'transfer' then ${memos.transfer} else ${memos.online} end) desc,
      p.amount_centavos + p.tip_centavos = abs(l.debit_centavos - l.credit_centavos) desc, p.created_at = e.created_at desc, (p.kind = 'payment') = (l.debit_centavos > 0) desc, p.position limit 1) paid on true
  left join lateral (
    select btrim(u.name || ' ' || u.last_name) as name from users u
    where u.id = coalesce(paid.client_id, o.user_id) and u.id <> ${generalPublicId}) payer on true`

const bankLineOf = ({ amount, balance, ...line }: Stored<BankLine>): BankLine => ({
  ...line,
  amountCentavos: Number(amount),
  balanceCentavos: balance === null || balance === undefined ? null : Number(balance),
})
function bookLineOf({ amount, ...stored }: StoredBookLine): BookLine {
  const { movementId: _movement, ...line } = stored
  return { ...line, amountCentavos: Number(amount), others: [] }
}

/** Groups the ledger lines of one payment, because the bank shows one movement. */
function asMoved(rows: readonly StoredBookLine[]): BookLine[] {
  const byPayment = Map.groupBy(rows, ({ movementId, ...line }) => movementId ?? keyOf(line))
  return [...byPayment.values()].map((parts) => {
    const [first, ...rest] = parts.map(bookLineOf) as [BookLine, ...BookLine[]]
    return {
      ...first,
      description: [first, ...rest].map(({ description }) => description).join(' · '),
      amountCentavos: [first, ...rest].reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
      others: rest.map(({ entryId, position }) => ({ entryId, position })),
    }
  })
}

const inSpan = ({ accountId, from, to }: Span) =>
  sql`b.account_id = ${accountId} and b.day between ${from} and ${to}`

async function openBankLines(db: Db, span: Span) {
  const { rows } = await db.execute<Stored<BankLine>>(sql`
    select ${bankColumns} from bank_lines b
    where ${inSpan(span)} and not exists (select from bank_matches m where m.line_id = b.id)
    order by b.day, b.position, b.id limit ${mostLines}`)
  return rows.map(bankLineOf)
}

/** Posted lines without a bank match; reversed entries are left out. */
const isOpen = (accountId: string): SQL => sql`l.account_id = ${accountId} and e.status = 'posted'
  and not exists (select from bank_matches m where m.entry_id = l.entry_id and m.position = l.position)
  and not exists (
    select from gl_entries r
    where (r.id = e.reversal_of or r.reversal_of = e.id) and r.status = 'posted'
      and not exists (select from bank_matches m where m.entry_id = r.id))`

/** Those of the days, and those around them that a line of the bank may be matched with. */
async function openBookLines(db: Db, { accountId, from, to }: Span) {
  const { rows } = await db.execute<StoredBookLine>(sql`
    select ${bookColumns} from gl_lines l join gl_entries e on e.id = l.entry_id ${behindLine}
    where ${isOpen(accountId)}
      and e.date between ${from}::date - ${mostDaysApart}::int and ${to}::date + ${mostDaysApart}::int
    order by e.date, e.number, l.position limit ${mostLines}`)
  return asMoved(rows)
}

async function matchedLines(db: Db, span: Span): Promise<Reconciliation['matched']> {
  const { rows } = await db.execute<Stored<BankLine> & { books: StoredBookLine[] }>(sql`
    select ${bankColumns}, (
      select json_agg(to_json(found) order by found.number, found.position) from (
        select ${bookColumns} from bank_matches m
          join gl_lines l on l.entry_id = m.entry_id and l.position = m.position join gl_entries e on e.id = m.entry_id
          ${behindLine}
        where m.line_id = b.id) found) as books
    from bank_lines b
    where ${inSpan(span)} and exists (select from bank_matches m where m.line_id = b.id)
    order by b.day desc, b.position desc, b.id limit ${mostLines}`)
  return rows.map(({ books, ...line }) => ({ line: bankLineOf(line), bookLines: books.map(bookLineOf) }))
}

const clientNames = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select btrim(u.name || ' ' || u.last_name) as name from users u where u.role = 'cliente' and u.id <> ${generalPublicId}`)
  return rows.map(({ name }) => name)
}

type Sums = Record<'bank' | 'matched' | 'open' | 'held' | 'unmatched', string> & { stated: string | null }

async function sumsOf(db: Db, span: Span) {
  const { accountId, from, to } = span
  const { rows } = await db.execute<Sums>(sql`
    select
      (select coalesce(sum(b.amount_centavos), 0) from bank_lines b where ${inSpan(span)}) as bank,
      (select coalesce(sum(b.amount_centavos), 0) from bank_lines b
        where ${inSpan(span)} and exists (select from bank_matches m where m.line_id = b.id)) as matched,
      (select count(*) from bank_lines b
        where ${inSpan(span)} and not exists (select from bank_matches m where m.line_id = b.id)) as unmatched,
      (select coalesce(sum(l.debit_centavos - l.credit_centavos), 0) from gl_lines l join gl_entries e on e.id = l.entry_id
        where ${isOpen(accountId)} and e.date between ${from} and ${to}) as open,
      (select coalesce(sum(l.debit_centavos - l.credit_centavos), 0) from gl_lines l join gl_entries e on e.id = l.entry_id
        where l.account_id = ${accountId} and e.status = 'posted' and e.date <= ${to}) as held,
      (select b.balance_centavos from bank_lines b join bank_statements s on s.id = b.statement_id
        where b.account_id = ${accountId} and b.day <= ${to}
        order by b.day desc, s.imported_at desc, b.position desc limit 1) as stated`)
  const { bank, matched, open, held, stated, unmatched } = rows[0]!
  const [bankCentavos, booksCentavos] = [Number(bank), Number(matched) + Number(open)]
  return {
    bankCentavos,
    booksCentavos,
    differenceCentavos: bankCentavos - booksCentavos,
    bankBalanceCentavos: stated === null ? null : Number(stated),
    booksBalanceCentavos: Number(held),
    unmatchedLines: Number(unmatched),
  }
}
