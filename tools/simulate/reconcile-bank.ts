import { addDays, refsOfBookLine, type Reconciliation } from '@rumi/contract'
import type { Pool } from 'pg'
import { daysOf } from './books/buy-from-suppliers.ts'
import { movementsOf, type Movement, type SimulatedBank } from './books/simulated-bank.ts'
import type { SimulationState } from './simulation-state.ts'

type Line = { id: string; day: string; amountCentavos: number }
type BookLine = Reconciliation['booksOnly'][number]
type Match = { lineId: string; bookLines: { entryId: string; position: number }[] }

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

export async function importStatement(simulation: SimulationState, movements: readonly Movement[]) {
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
    const same = openBooks.findIndex(
      ({ day, amountCentavos }) => day === line.day && amountCentavos === line.amountCentavos,
    )
    if (same >= 0) {
      matches.push({ lineId: line.id, bookLines: refsOf(openBooks.splice(same, 1)) })
      continue
    }
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
  { bank, pool }: { bank: SimulatedBank; pool: Pool },
  month: string,
): Promise<string[]> {
  const { from, to } = daysOf(month)
  const movements = await movementsOf(bank, pool, { from, to })
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
