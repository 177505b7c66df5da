import { addDays, addMonths, dayOf, instantAt, refsOfBookLine, type Reconciliation } from '@rumi/contract'
import type { Pool } from 'pg'
import type { SimulationState } from './simulation-state.ts'

type Movement = { day: string; concept: string; reference: string; amount: number }
type Line = { id: string; day: string; amountCentavos: number }
type BookLine = Reconciliation['booksOnly'][number]
type Match = { lineId: string; bookLines: { entryId: string; position: number }[] }

/** Card payments of a day arrive together, and what went back to cards goes together. */
const cardLots = { paid: 'Liquidación TPV', returned: 'Devoluciones TPV' }

type BankedPayment = { receivedAt: string | Date; method: string; reference: string; amount: string }

/** Movements of money of some days at the bank, one for all items paid together. A correction from one bank method to another moved nothing there. */
const paymentsQuery = `
  with banked as (select * from payments where status = 'settled' and method in ('card', 'debit-card', 'voucher', 'transfer', 'online')),
  rewritten as (
    select r.id as returned, q.id as written from banked r join banked q on q.kind = 'payment' and q.created_at = r.created_at
      and q.amount_centavos = r.amount_centavos and q.tip_centavos = r.tip_centavos
      and (q.booking_id = r.booking_id or q.order_id = r.order_id or q.pass_id = r.pass_id)
    where r.is_correction)
  select p.method, coalesce(nullif(p.reference, ''), left(p.movement_id::text, 13)) as reference,
    p.received_at as "receivedAt",
    sum(case p.kind when 'payment' then 1 else -1 end * (p.amount_centavos + p.tip_centavos)) as amount
  from banked p where p.received_at >= $1 and p.received_at < $2
    and not exists (select from rewritten w where p.id in (w.returned, w.written))
  group by p.movement_id, p.method, p.reference, p.received_at
  order by p.received_at, p.movement_id`

const expensesQuery = `
  select coalesce(e.paid_on, e.day)::text as day, 'Pago a proveedor' as concept, left(e.id::text, 13) as reference,
    -e.total_centavos as amount
  from expenses e where e.taken_back_at is null and (e.payment = 'bank' or e.paid_on is not null)
    and coalesce(e.paid_on, e.day) between $1 and $2
  order by e.id`

const lastOf = (month: string) => addDays(addMonths(`${month}-01`, 1), -1)

/** Lines of the bank of some days by the ledger of payments and the expenses alone, the earliest first, without unpaid orders. */
async function movementsOf(pool: Pool, from: string, to: string): Promise<Movement[]> {
  const [payments, expenses] = await Promise.all([
    pool.query<BankedPayment>(paymentsQuery, [instantAt(from, '00:00'), instantAt(addDays(to, 1), '00:00')]),
    pool.query<Omit<Movement, 'amount'> & { amount: string }>(expensesQuery, [from, to]),
  ])
  const lines = new Map<string, Movement>()
  for (const { receivedAt, method, reference, amount } of payments.rows) {
    const day = dayOf(new Date(receivedAt).toISOString())
    const isCard = ['card', 'debit-card', 'voucher'].includes(method)
    const lot = Number(amount) > 0 ? cardLots.paid : cardLots.returned
    const concept = isCard ? lot : method === 'online' ? 'Mercado Pago' : 'SPEI'
    const key = isCard ? `${day} ${concept}` : `${lines.size}`
    const before = lines.get(key)?.amount ?? 0
    lines.set(key, { day, concept, reference: isCard ? '' : reference, amount: before + Number(amount) })
  }
  const paid = expenses.rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
  return [...lines.values(), ...paid].toSorted((one, other) => one.day.localeCompare(other.day))
}

const pesos = (centavos: number) => (Math.abs(centavos) / 100).toFixed(2)

/** As a bank writes it: the date before the month, what came and what went apart, a sum below. */
const statementOf = (movements: readonly Movement[]) =>
  [
    'Cuenta,012180001234567891',
    'Fecha,Concepto,Referencia,Cargo,Abono',
    ...movements.map(({ day, concept, reference, amount }) => {
      const written = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
      return `${written},${concept},${reference},${amount < 0 ? pesos(amount) : ''},${amount > 0 ? pesos(amount) : ''}`
    }),
    'Total,,,,',
  ].join('\n')

async function importStatement(simulation: SimulationState, movements: readonly Movement[]) {
  if (movements.length === 0) return
  const file = { name: 'estado.csv', text: statementOf(movements) }
  const answer = await simulation.product.sendFile('conta', '/api/accounting/bankStatements', file)
  simulation.responses.note('import a statement', answer)
  if (answer.status !== 200)
    throw new Error(`a statement was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

const span = (from: string, to: string) => `/api/accounting/reconciliation?from=${from}&to=${to}`

async function reconciliationOf(
  { product }: SimulationState,
  from: string,
  to: string,
): Promise<Reconciliation> {
  const { status, body } = await product.request('conta', 'GET', span(from, to))
  if (status !== 200) throw new Error(`the bank was answered ${status}: ${JSON.stringify(body)}`)
  return body.data.reconciliation
}

/** Transfers of orders that the desk left to the bank: what clients sent, by the number of their order. */
export async function receiveTransfers(simulation: SimulationState, day: string) {
  const { product, chance, responses } = simulation
  const { body } = await product.request('marta', 'GET', '/api/orders?limit=200&status=pending')
  const waiting = (
    body.data.orders as { _id: string; number: number; payment: string; totalCentavos: number }[]
  )
    .filter(({ payment }) => payment === 'spei')
    .filter(() => chance.percent(50))
  await importStatement(
    simulation,
    waiting.map(({ _id: id, number, totalCentavos: amount }) => ({
      day,
      concept: `SPEI pedido ${number}`,
      reference: id.slice(0, 13),
      amount,
    })),
  )
  if (waiting.length === 0) return
  const { payable } = await reconciliationOf(simulation, day, day)
  for (const { line, sale } of payable.filter((one) => 'orderId' in one.sale.target))
    responses.note(
      'pay an order by the bank',
      await product.request('conta', 'POST', `/api/accounting/bankLines/${line.id}/payments`, {
        target: sale.target,
      }),
    )
}

/**
 * Pairs one line of the books with each bank line of a day by their texts; all cards of a day are one line
 * each way. A line that names a waiting order by chance is another payment: those reported by the bank are in
 * the books already.
 */
function matchesOf({ payable, proposed, bankOnly, booksOnly }: Reconciliation): Match[] {
  const sameDay = proposed.filter(({ line, bookLine }) => line.day === bookLine.day)
  const others = proposed.filter(({ line, bookLine }) => line.day !== bookLine.day)
  const openBank: Line[] = [...bankOnly, ...others.map(({ line }) => line)]
  const openBooks: BookLine[] = [...booksOnly, ...others.map(({ bookLine }) => bookLine)]
  const refsOf = (lines: readonly BookLine[]) => lines.flatMap(refsOfBookLine)
  const named = payable.flatMap(({ line }) => {
    const at = openBooks.findIndex(
      ({ day, amountCentavos }) => day === line.day && amountCentavos === line.amountCentavos,
    )
    return at < 0 ? [] : openBooks.splice(at, 1).map((bookLine) => ({ line, bookLine }))
  })
  const matches = [...sameDay, ...named].map(({ line, bookLine }) => ({
    lineId: line.id,
    bookLines: refsOf([bookLine]),
  }))
  for (const line of openBank) {
    const ofDay = openBooks.filter(
      ({ day, amountCentavos }) => day === line.day && amountCentavos > 0 === line.amountCentavos > 0,
    )
    const sum = ofDay.reduce((total, { amountCentavos }) => total + amountCentavos, 0)
    if (ofDay.length > 0 && sum === line.amountCentavos)
      matches.push({ lineId: line.id, bookLines: refsOf(ofDay) })
  }
  return matches
}

/**
 * Holds the bank against the books of a month: its statement is imported, twice, and everything matched. Answers what is not as it must be:
 * a line that the other side does not have, a sum that is not the statement's.
 */
export async function reconcileMonth(
  simulation: SimulationState,
  pool: Pool,
  month: string,
): Promise<string[]> {
  const [from, to] = [`${month}-01`, lastOf(month)]
  const movements = await movementsOf(pool, from, to)
  for (let times = 0; times < 2; times += 1) await importStatement(simulation, movements)
  for (const days of daysToMatch(simulation, from, to)) {
    const matches = matchesOf(await reconciliationOf(simulation, days.from, days.to))
    if (matches.length === 0) continue
    const answer = await simulation.product.request('conta', 'POST', '/api/accounting/bankMatches', {
      matches,
    })
    simulation.responses.note('match the bank', answer)
    if (answer.status !== 201)
      return [`matches were answered ${answer.status}: ${JSON.stringify(answer.body)}`]
  }
  const message = await reconciliationOf(simulation, from, to)
  const sum = movements.reduce((total, { amount }) => total + amount, 0)
  const open = [...message.bankOnly, ...[...message.proposed, ...message.payable].map(({ line }) => line)]
  const broken: string[] = []
  if (open.length + message.booksOnly.length > 0)
    broken.push(
      `the bank of ${month} has ${JSON.stringify(open)}, the books ${JSON.stringify(message.booksOnly)}`,
    )
  if (message.bankCentavos !== sum || message.booksCentavos !== sum || message.differenceCentavos !== 0)
    broken.push(
      `the bank of ${month} moved ${sum}, and is reported as ${message.bankCentavos}, ${message.booksCentavos}`,
    )
  return broken
}

/** Some days at a time, as a person does; each day is whole in one of them. */
function daysToMatch(simulation: SimulationState, from: string, to: string) {
  const parts: string[] = []
  for (let first = from; first <= to; first = addDays(first, simulation.chance.between(5, 12)))
    parts.push(first)
  return parts.map((first, at) => ({
    from: first,
    to: at + 1 < parts.length ? addDays(parts[at + 1]!, -1) : to,
  }))
}
