import { addDays, addMonths, firstOfMonth } from '@rumi/contract'
import type { Pool } from 'pg'
import { sumsOfBooks, sumsOfDocuments } from '../../tests/support/documents/sums-of-documents.ts'
import { daysOf, attachInvoices } from './books/buy-from-suppliers.ts'
import { prepareMonth, type Bookkeeping } from './books/close-month.ts'
import { closeYear } from './books/close-year.ts'
import { doInBooks, readBooks } from './books/office-requests.ts'
import type { SimulationState } from './simulation-state.ts'

/** On this day of a month the one before is closed. */
const closingDay = 5
/** Of a hundred closed months, so many are opened once more for something that was forgotten. */
const reopenPercent = 30

/** Closed months with the state of their books at closing. */
export type ClosedMonths = Map<string, string>

const monthOf = (day: string) => day.slice(0, 7)

async function booksOf(simulation: SimulationState, month: string) {
  const { from, to } = daysOf(month)
  const span = `from=${from}&to=${to}`
  return JSON.stringify([
    await readBooks(simulation, `/reports/trial-balance?${span}`),
    await readBooks(simulation, `/reports/income-statement?${span}`),
  ])
}

/** `livedFrom`: first month that was simulated whole; those before are the demo's. */
type Closing = { closed: ClosedMonths; livedFrom: string }

/**
 * The bookkeeper's day: an expense now and then, the month before prepared and closed on the fifth, and some days later opened once more
 * for what was forgotten. A year is closed after its December. Whatever comes late into a closed month is asked for as well, and refused.
 * Returns what is not as it must be.
 */
export async function keepBooks(
  simulation: SimulationState,
  books: Bookkeeping,
  { closed, livedFrom, day }: Closing & { day: string },
): Promise<string[]> {
  const { chance } = simulation
  const month = monthOf(addMonths(firstOfMonth(day), -1))
  if (chance.percent(20)) await enterExpense(simulation, addDays(day, -chance.between(0, 9)), closed)
  if (chance.percent(15)) await payWhatIsOwed(simulation, day)
  if (chance.percent(5)) await draftEntry(simulation, day)
  if (chance.percent(30)) await attachInvoices(simulation, books.supplies, monthOf(day))
  const isDay = (after: number) => Number(day.slice(8)) === closingDay + after
  if (isDay(0)) {
    const broken = month >= livedFrom ? await prepareMonth(simulation, books, { month, day }) : []
    if (broken.length > 0) return broken
    await closeMonth(simulation, closed, month)
  }
  if (isDay(7) && closed.has(month) && chance.percent(reopenPercent))
    await correctMonth(simulation, { books, closed, month })
  return isDay(10) && month.endsWith('-12') && month >= livedFrom
    ? closeYear(simulation, books.documents, month.slice(0, 4))
    : []
}

async function closeMonth(simulation: SimulationState, closed: ClosedMonths, month: string) {
  await doInBooks(simulation, 'close a month', '/accounting/closedMonths', { month })
  closed.set(month, await booksOf(simulation, month))
}

type Correction = { books: Bookkeeping; closed: ClosedMonths; month: string }

async function correctMonth(simulation: SimulationState, { books, closed, month }: Correction) {
  const { product, responses } = simulation
  const reopened = await product.request('conta', 'DELETE', `/api/accounting/closedMonths/${month}`)
  responses.note('reopen a month', reopened)
  if (reopened.status >= 300) throw new Error(`reopening ${month} was answered ${reopened.status}`)
  closed.delete(month)
  await enterExpense(simulation, `${month}-28`, closed)
  await attachInvoices(simulation, books.supplies, month)
  await closeMonth(simulation, closed, month)
}

/** A draft that is posted when its month is closed. */
async function draftEntry(simulation: SimulationState, day: string) {
  const { accounts } = await readBooks(simulation, '/accounting/accounts?limit=200')
  const idOf = (code: string) => accounts.find((one: { code: string }) => one.code === code).id
  const centavos = simulation.chance.between(100, 900) * 1_00
  await doInBooks(simulation, 'draft an entry', '/accounting/glEntries', {
    date: day,
    description: 'Provisión de la luz',
    lines: [
      { accountId: idOf('601.84'), debitCentavos: centavos },
      { accountId: idOf('201.01'), creditCentavos: centavos },
    ],
  })
}

async function enterExpense(simulation: SimulationState, day: string, closed: ClosedMonths) {
  const { chance, responses } = simulation
  const { accounts } = await readBooks(simulation, '/accounting/accounts?limit=200')
  const account = accounts.find(({ code }: { code: string }) => code === '601.84')
  const subtotalCentavos = chance.between(100, 4_000) * 1_00
  const answer = await simulation.product.request('conta', 'POST', '/api/accounting/expenses', {
    day,
    supplierName: 'Croquetas del Sur',
    supplierRfc: 'CRO850101SA7',
    concept: 'Croquetas y jabón',
    subtotalCentavos,
    ivaPercent: 16,
    ivaCentavos: (subtotalCentavos / 100) * 16,
    accountId: account.id,
    payment: chance.pick(['cash', 'bank', 'later'] as const),
  })
  responses.note('enter an expense', answer)
  const isLate = closed.has(monthOf(day))
  if (answer.status !== (isLate ? 409 : 201) || (isLate && answer.body?.code !== 'month-closed'))
    throw new Error(`an expense of ${day} was answered ${answer.status}: ${answer.body?.message}`)
}

/** One of the expenses that were not paid at once is paid by the bank. */
async function payWhatIsOwed(simulation: SimulationState, day: string) {
  const { expenses } = await readBooks(simulation, '/accounting/expenses?unpaid=true')
  if (expenses.length === 0) return
  const { id } = simulation.chance.pick(expenses as { id: string }[])
  simulation.responses.note(
    'pay an expense',
    await simulation.product.request('conta', 'POST', `/api/accounting/expenses/${id}/payments`, { day }),
  )
}

const misdated = `select count(*)::int as count from gl_entries
  where source not in ('manual', 'expense', 'cardSettlement', 'closing') and created_at > $1 and date not between $2::date - 1 and $2::date`
const uneven = `select count(*)::int as count from (
  select date from (select e.date, sum(l.debit_centavos - l.credit_centavos) as open from gl_lines l join gl_entries e on e.id = l.entry_id
    where e.status = 'posted' group by e.date) d where open <> 0) days`

/** Both sums in one snapshot, since a pass may end between two queries. */
async function sumsAtOnce(pool: Pool) {
  const connection = await pool.connect()
  try {
    await connection.query('begin isolation level repeatable read, read only')
    const documents = await sumsOfDocuments(connection)
    const books = await sumsOfBooks(connection, Object.keys(documents))
    await connection.query('commit')
    return { documents, books }
  } finally {
    connection.release()
  }
}

/** Differences between books and documents at the end of a day, and entries posted since an instant with another day. */
export async function brokenBooksOn(day: string, pool: Pool, since: Date): Promise<string[]> {
  const count = async (query: string, values: unknown[] = []) =>
    (await pool.query<{ count: number }>(query, values)).rows[0]!.count
  const broken: string[] = []
  const [wrongDay, unbalanced] = [await count(misdated, [since, day]), await count(uneven)]
  if (wrongDay > 0) broken.push(`${wrongDay} entries of another day`)
  if (unbalanced > 0) broken.push(`${unbalanced} days after which the books do not balance`)
  const { documents, books } = await sumsAtOnce(pool)
  for (const [code, centavos] of Object.entries(documents))
    if (books[code] !== centavos) broken.push(`${code} holds ${books[code]} and should hold ${centavos}`)
  return broken
}

/** Findings of the audit, and closed months that differ from their state at closing. */
export async function brokenMonths(simulation: SimulationState, closed: ClosedMonths): Promise<string[]> {
  const { differences } = await readBooks(simulation, '/accounting/audit')
  const broken: string[] = differences.length > 0 ? [`the audit finds ${JSON.stringify(differences)}`] : []
  for (const [month, text] of closed)
    if ((await booksOf(simulation, month)) !== text) broken.push(`the closed month ${month} has changed`)
  const { balanceSheet } = await readBooks(simulation, '/reports/balance-sheet')
  const { assetsCentavos, liabilitiesCentavos, equityCentavos, resultCentavos } = balanceSheet
  if (assetsCentavos !== liabilitiesCentavos + equityCentavos + resultCentavos)
    broken.push(`the balance sheet does not balance: ${JSON.stringify(balanceSheet)}`)
  return broken
}
