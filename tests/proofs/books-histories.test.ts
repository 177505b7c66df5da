import { addDays, addMonths, firstOfMonth } from '@rumi/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bookingDogs, bookingEvents, bookings } from '../../apps/api/src/db/schema/bookings.ts'
import { today } from '../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../support/documents/expect-books-to-hold.ts'
import { expensesOf } from '../support/documents/expenses-of.ts'
import { invoicingBusiness } from '../support/documents/invoicing-business.ts'
import { settleInvoice, type InvoicedSale } from '../support/documents/settle-invoices.ts'
import { soundDocuments } from '../support/documents/sound-documents.ts'
import { brokenInvoices, salesToCredit } from '../support/documents/sums-of-invoices.ts'

const { server } = invoicingBusiness()

let expenses: Awaited<ReturnType<typeof expensesOf>>
let dog: string
let dayCare: string
beforeAll(async () => {
  expenses = await expensesOf(server())
  dog = await eligibleDog(server(), 'Historia')
  dayCare = await serviceOf(server(), 'Guardería')
})

const lastMonth = () => addMonths(firstOfMonth(today()), -1).slice(0, 7)
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server().database.pool.query<Row>(text, values)).rows
const post = (path: string, body: object, who: 'marta' | 'conta' = 'marta') =>
  server().request(who, 'POST', `/api${path}`, body)

/** Events so far that a later step can still act on. */
type History = { sales: InvoicedSale[]; passes: string[]; closed: string | null }

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]

async function sellPass(history: History, method: string) {
  const sold = { kind: 'day-care-month', ownerId: server().ids.ana, payment: { method } }
  const { status, body } = await post('/passes', { ...sold, validFrom: today() })
  expect([status, body.message]).toEqual([201, undefined])
  history.passes.push(body.data.pass.id)
  history.sales.push({ of: 'passes', id: body.data.pass.id })
}

/** A day that a pass pays for: the dog was there and goes home, or never came. */
async function usePass({ passes }: History, at: number) {
  const pass = pick(passes, at)
  const credit =
    'select number from pass_credits where pass_id = $1 and booking_id is null and not voided order by 1 limit 1'
  const [free] = pass ? await sql<{ number: number }>(credit, [pass]) : []
  if (!pass || !free) return
  const { db, pool } = server().database
  const clientId = server().ids.ana
  const isThere = at % 3 > 0
  const id = await db.transaction(async (tx) => {
    const status = isThere ? ('checked-in' as const) : ('confirmed' as const)
    const visit = {
      clientId,
      serviceId: dayCare,
      status,
      startDay: today(),
      endDay: today(),
      totalCentavos: 0,
    }
    const [made] = await tx.insert(bookings).values(visit).returning({ id: bookings.id })
    await tx.insert(bookingDogs).values({ bookingId: made!.id, dogId: dog, ownerId: clientId })
    await tx.insert(bookingEvents).values({ bookingId: made!.id, toStatus: status })
    return made!.id
  })
  await pool.query('update pass_credits set booking_id = $1, day = $2 where pass_id = $3 and number = $4', [
    id,
    today(),
    pass,
    free.number,
  ])
  const status = isThere ? 'checked-out' : 'no-show'
  const gone = await server().request('marta', 'PUT', `/api/serviceBookings/${id}`, { status })
  expect([gone.status, gone.body.message]).toEqual([200, undefined])
}

/** Whether a pass still pays for days to come. */
const isPaying = async (id: string) => {
  const unspent = `select from passes p join pass_credits c on c.pass_id = p.id
    where p.id = $1 and p.status = 'active' and c.booking_id is null and not c.voided`
  return (await sql(unspent, [id])).length > 0
}

/** The rest of a pass goes back to its owner in money, or becomes credit. */
async function endPass(history: History, at: number) {
  const pass = pick(history.passes, at)
  if (!pass) return
  const wasPaying = await isPaying(pass)
  const money = at % 2 === 0 ? 'return' : 'credit'
  const ended = await server().request('marta', 'PATCH', `/api/passes/${pass}`, {
    status: 'cancelled',
    money,
  })
  expect(ended.status === 200, ended.body.message).toBe(wasPaying)
  history.passes = history.passes.filter((id) => id !== pass)
}

/** The term of a pass is over, whatever is left of it. */
async function expirePass(history: History, at: number) {
  const pass = pick(history.passes, at)
  if (!pass) return
  await sql(`update passes set status = 'expired' where id = $1 and status = 'active'`, [pass])
  history.passes = history.passes.filter((id) => id !== pass)
}

async function sellOrder(history: History, method: string) {
  await sql('update products set stock = 60 where id = 1')
  const order = { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'counter' }
  const made = await server().request('ana', 'POST', '/api/orders', order)
  expect([made.status, made.body.message]).toEqual([201, undefined])
  const { _id: id } = made.body.data.order
  const paid = await server().request('marta', 'PATCH', `/api/orders/${id}`, {
    status: 'paid',
    paymentMethod: method,
  })
  expect(paid.status).toBe(200)
  history.sales.push({ of: 'orders', id })
}

async function giveBack({ sales }: History, at: number, method: string) {
  const sale = pick(sales, at)
  if (!sale) return
  const column = sale.of === 'orders' ? 'orderId' : 'passId'
  const { payments } = (await server().request('marta', 'GET', `/api/payments?${column}=${sale.id}`)).body
    .data
  const paid = payments.find(({ kind }: { kind: string }) => kind === 'payment')
  const amountCentavos = 1 + (at % 30) * 97
  const { status } = await post(`/payments/${paid.id}/refunds`, {
    amountCentavos,
    method,
    reason: 'Historia',
  })
  const ofPaying = sale.of === 'passes' && (await isPaying(sale.id))
  const isBeyond = paid.returnedCentavos + amountCentavos > paid.amountCentavos
  expect(status).toBe(ofPaying || isBeyond ? 422 : 201)
}

/** An expense of today, or of the month that may be closed, whose books take it or not. */
async function spend({ closed }: History, at: number) {
  const isLate = at % 3 === 0
  const subtotalCentavos = 100 + at * 1_01
  const { status, body } = await expenses.enter({
    day: isLate ? `${lastMonth()}-15` : today(),
    subtotalCentavos,
    ivaCentavos: Math.round(subtotalCentavos * 0.16),
    payment: pick(['cash', 'bank', 'later'], at)!,
  })
  const refused = isLate && closed !== null
  expect([status, body.code]).toEqual(refused ? [409, 'month-closed'] : [201, undefined])
}

async function settleExpense(at: number, what: 'payments' | 'reversals') {
  const unpaid = what === 'payments' ? '?unpaid=true' : ''
  const listed = await server().request('conta', 'GET', `/api/accounting/expenses${unpaid}`)
  const open = (listed.body.data.expenses as { id: string; takenBackAt: string | null }[]).filter(
    ({ takenBackAt }) => takenBackAt === null,
  )
  const one = pick(open, at)
  if (!one) return
  const body = what === 'payments' ? { day: today() } : { reason: 'Historia al azar' }
  expect([201, 409]).toContain((await expenses.act(one.id, what, body)).status)
}

async function booksOfLastMonth() {
  const span = `from=${lastMonth()}-01&to=${addDays(firstOfMonth(today()), -1)}`
  const read = async (report: string) =>
    (await server().request('conta', 'GET', `/api/reports/${report}?${span}`)).body
  return JSON.stringify([await read('trial-balance'), await read('income-statement')])
}

/** Closes the month before unless it is closed. Its books stay as they are until it is opened. */
async function close(history: History) {
  const { status } = await post('/accounting/closedMonths', { month: lastMonth() }, 'conta')
  expect(status).toBe(history.closed === null ? 201 : 409)
  history.closed ??= await booksOfLastMonth()
}

async function reopen(history: History) {
  const { status } = await server().request('conta', 'DELETE', `/api/accounting/closedMonths/${lastMonth()}`)
  expect(status).toBe(history.closed === null ? 404 : 204)
  history.closed = null
}

async function postByHand(history: History) {
  const { status, body } = await post(
    '/accounting/glEntries',
    {
      date: `${lastMonth()}-20`,
      description: 'Ajuste',
      status: 'posted',
      lines: [
        { accountId: expenses.accountOf('601.84'), debitCentavos: 77, creditCentavos: 0 },
        { accountId: expenses.accountOf('301.01'), debitCentavos: 0, creditCentavos: 77 },
      ],
    },
    'conta',
  )
  expect([status, body.code]).toEqual(history.closed === null ? [201, undefined] : [409, 'month-closed'])
}

async function moveStock(at: number) {
  const lines = [{ productId: 1, quantity: 4, costCentavos: 100_00 + at, ivaCentavos: 16_00 }]
  const bought = { supplier: 'Croquetas del Valle', reference: '', lines }
  if (at % 2 === 0) return void (await post('/stockMovements/purchases', bought))
  await post('/stockMovements/losses', { productId: 1, quantity: 1, reason: 'Se rompió' })
}

const { request: invoices, read } = soundDocuments((_deed, method, path) =>
  server().request('conta', method, `/api/invoicing/${path}`),
)

/** A sale is invoiced by name; one that is in an invoice already, own or global, is not invoiced twice. */
async function invoice({ sales }: History, at: number) {
  const sale = pick(sales, at)
  const answer = sale && (await invoices('', 'POST', `${sale.of}/${sale.id}/requests`))
  expect([undefined, 201, 409, 422]).toContain(answer?.status)
}

async function invoiceThePublic() {
  const requested = { periodicity: 'day', day: today() }
  const { status } = await post('/invoicing/globals', requested, 'conta')
  expect([201, 422]).toContain(status)
}

const acts = {
  'sell a pass': ({ history, method }) => sellPass(history, method),
  'use a pass': ({ history, at }) => usePass(history, at),
  'end a pass': ({ history, at }) => endPass(history, at),
  'expire a pass': ({ history, at }) => expirePass(history, at),
  'sell an order': ({ history, method }) => sellOrder(history, method),
  'give back': ({ history, at, method }) => giveBack(history, at, method),
  spend: ({ history, at }) => spend(history, at),
  'pay an expense': ({ at }) => settleExpense(at, 'payments'),
  'take an expense back': ({ at }) => settleExpense(at, 'reversals'),
  'move stock': ({ at }) => moveStock(at),
  close: ({ history }) => close(history),
  reopen: ({ history }) => reopen(history),
  'post by hand': ({ history }) => postByHand(history),
  invoice: ({ history, at }) => invoice(history, at),
  'invoice the public': () => invoiceThePublic(),
} satisfies Record<string, (requested: { history: History; at: number; method: string }) => Promise<unknown>>

const act = fc.record({
  what: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]), 'spend', 'post by hand' as const),
  at: fc.nat(100),
  method: fc.constantFrom('cash', 'card', 'transfer'),
})

/** Days after which what is posted up to them does not balance, by its lines. */
const unbalancedDays = `
  select e.date from gl_lines l join gl_entries e on e.id = l.entry_id where e.status = 'posted'
  group by e.date having sum(l.debit_centavos) <> sum(l.credit_centavos)`

/** Balance sheet of the report at the end of each day with entries. */
async function expectEveryDayToBalance() {
  expect(await sql(unbalancedDays)).toEqual([])
  for (const day of [`${lastMonth()}-14`, `${lastMonth()}-20`, addDays(firstOfMonth(today()), -1)]) {
    const { body } = await server().request('conta', 'GET', `/api/reports/balance-sheet?date=${day}`)
    const { assetsCentavos, liabilitiesCentavos, equityCentavos, resultCentavos } = body.data.balanceSheet
    expect(assetsCentavos, day).toBe(liabilitiesCentavos + equityCentavos + resultCentavos)
  }
}

test('passes, expenses, stock, invoices and closed months: the books hold at every step, and so do the documents for SAT', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 6, maxLength: 16 }),
      fc.boolean(),
      async (steps, isClosed) => {
        const history: History = { sales: [], passes: [], closed: null }
        if (isClosed) await close(history)
        for (const { what, ...requested } of steps) {
          await acts[what]({ history, ...requested })
          await expectBooksToHold(server())
          const output = await booksOfLastMonth()
          expect(output).toBe(history.closed ?? output)
        }
        await expectEveryDayToBalance()
        await sellOrder(history, 'card')
        await invoice(history, history.sales.length - 1)
        for (const sale of [...history.sales, ...(await salesToCredit(server().database.pool))])
          await settleInvoice(invoices, sale)
        await invoiceThePublic()
        expect((await brokenInvoices(server().database.pool)).broken).toEqual([])
        expect(
          (await server().request('conta', 'GET', '/api/accounting/audit')).body.data.differences,
        ).toEqual([])
        if (history.closed !== null) await reopen(history)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
  expect(read.documents).toBeGreaterThan(0)
}, 300_000)
