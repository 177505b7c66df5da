import type { SeededRandom } from './seeded-random.ts'
import type { SimulationState } from './simulation-state.ts'

type Payment = { id: string; kind: string; status: string; amountCentavos: number; returnedCentavos: number }
type Product = { id: number; priceCentavos: number; stock: number }

const floatCentavos = 1_000_00
const methods = ['cash', 'cash', 'card', 'transfer'] as const

const desk = async ({ product, responses }: SimulationState, deed: string, path: string, body: object) => {
  const answer = await product.request('marta', 'POST', `/api${path}`, body)
  responses.note(deed, answer)
  return answer
}

/** The till of the day, opened with its float; closed in the evening with what was counted, and why it is not what was expected. */
export async function openTill(simulation: SimulationState): Promise<string | undefined> {
  const { body } = await desk(simulation, 'open the till', '/cashDays', { floatCentavos })
  return body?.data?.cashDay?.id
}

export async function closeTill({ product, responses, chance }: SimulationState, id: string | undefined) {
  if (!id) return
  const change = (changes: object) => product.request('marta', 'PATCH', `/api/cashDays/${id}`, changes)
  const counts = [{ denominationCentavos: 50, pieces: chance.between(0, 100) }]
  const counted = (await change({ counts })).body?.data?.cashDay
  const pieces = Math.floor(Math.max(0, counted.expectedCentavos) / 50)
  const reported = chance.percent(80) ? { counts: [{ denominationCentavos: 50, pieces }] } : {}
  const closing = { ...reported, status: 'closed', differenceReason: 'Cambio mal dado' }
  responses.note('close the till', await change(closing))
}

/** An amount in one payment, or in two by different methods, with a tip now and then. */
function waysToPay(chance: SeededRandom, target: object, amountCentavos: number) {
  const first = chance.percent(80) ? amountCentavos : Math.ceil(amountCentavos / 3)
  const payment = (part: number, tipCentavos = 0) => ({
    target,
    method: chance.pick(methods),
    amountCentavos: part,
    ...(tipCentavos > 0 && { tipCentavos }),
  })
  const tip = chance.percent(30) ? chance.between(10, 80) * 1_00 : 0
  return [payment(first, tip), ...(first < amountCentavos ? [payment(amountCentavos - first)] : [])]
}

/** Everything that a family owes by now is charged at once, with what they have in their favour where they have some. */
export async function chargeFamily(simulation: SimulationState, clientId: string) {
  const { product, chance } = simulation
  const { due } = (await product.request('marta', 'GET', `/api/dues/${clientId}`)).body.data
  let { creditCentavos } = due
  const payments = []
  for (const { target, leftCentavos, isDue } of due.lines) {
    if (!isDue) continue
    const byCredit = Math.min(creditCentavos, leftCentavos)
    creditCentavos -= byCredit
    if (byCredit > 0) payments.push({ target, method: 'credit', amountCentavos: byCredit })
    if (leftCentavos > byCredit) payments.push(...waysToPay(chance, target, leftCentavos - byCredit))
  }
  if (payments.length > 0) await desk(simulation, 'charge a family', '/charges', { payments })
}

type LateFee = { bookingId: string; feeCentavos: number }

/**
 * Of a hundred dogs collected late, how many are charged and how many are excused; the others leave without a
 * decision.
 */
const [chargedPercent, waivedPercent] = [30, 15]

/** A late pick-up fee is charged, waived or forgotten; it is never charged by itself. */
export async function chargeLateCollection(
  simulation: SimulationState,
  clientId: string,
  isLeaving: (bookingId: string) => boolean,
) {
  const { product, chance } = simulation
  const { due } = (await product.request('marta', 'GET', `/api/dues/${clientId}`)).body.data
  for (const { bookingId, feeCentavos } of due.lateFees as LateFee[]) {
    if (!isLeaving(bookingId)) continue
    const fate = chance.between(1, 100)
    if (fate > chargedPercent + waivedPercent) continue
    const waived = fate > chargedPercent
    const payments =
      !waived && chance.percent(40)
        ? [{ target: { bookingId }, method: chance.pick(methods), amountCentavos: feeCentavos }]
        : []
    const lateFees = [{ bookingId, expectedCentavos: feeCentavos, waived }]
    await desk(simulation, waived ? 'waive a late fee' : 'charge a late fee', '/charges', {
      lateFees,
      payments,
    })
  }
}

/** Some pay a part before they come. */
export const payAhead = (simulation: SimulationState, bookingId: string, totalCentavos: number) =>
  desk(simulation, 'pay ahead', '/payments', {
    target: { bookingId },
    method: simulation.chance.pick(methods),
    amountCentavos: Math.ceil(totalCentavos / 3),
  })

/** Pieces leave over the counter, for families and strangers; low stock is recounted. */
export async function sellOverCounter(simulation: SimulationState) {
  const { product, chance, families, responses } = simulation
  const { body } = await product.request('marta', 'GET', '/api/products?limit=200')
  const one: Product = chance.pick(body.data.products)
  if (one.stock < 3)
    responses.note(
      'count a product',
      await product.request('admin', 'PATCH', `/api/products/${one.id}`, { stock: 20 }),
    )
  const quantity = chance.between(1, 2)
  const amountCentavos = one.priceCentavos * quantity
  await desk(simulation, 'sell over the counter', '/counterSales', {
    ...(chance.percent(60) && { clientId: chance.pick(families).ownerId }),
    items: [{ productId: one.id, quantity }],
    payments: [{ method: chance.pick(methods), amountCentavos }],
  })
}

/** Something that was paid lately is returned, kept in the client's favour, or was written down by the wrong method. */
export async function returnOrCorrectPayment(simulation: SimulationState) {
  const { product, chance } = simulation
  const { body } = await product.request('marta', 'GET', '/api/payments?kind=payment&limit=20')
  const paid = (body.data.payments as Payment[]).filter(
    ({ status, amountCentavos, returnedCentavos }) =>
      status === 'settled' && returnedCentavos < amountCentavos,
  )
  if (paid.length === 0) return
  const { id, amountCentavos, returnedCentavos } = chance.pick(paid)
  if (chance.percent(30))
    return void (await desk(simulation, 'correct a method', `/payments/${id}/corrections`, {
      method: 'transfer',
    }))
  const back = chance.between(1, amountCentavos - returnedCentavos)
  const method = chance.pick(['cash', 'transfer', 'credit'] as const)
  await desk(simulation, 'give money back', `/payments/${id}/refunds`, { amountCentavos: back, method })
}
