import type { AttackAnswer, Attempt } from './attempt.ts'
import { attempt } from './attempt.ts'
import type { Field, StandIn } from './load-targets.ts'
import { together, tryToBook } from './races.ts'

const buyers = 50
/** A product that no other race sells. */
const lastUnit = 2

type Order = { _id: string; totalCentavos: number; checkoutUrl: string | null }
const orderIn = ({ body }: AttackAnswer) => body?.data?.order as Order | undefined
export const isWon = ({ status }: Attempt) => status < 300

/** Says what a race ended in where that is not what it must. */
export function expectOf(field: Field, what: string, found: unknown, wanted: unknown) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    field.wrong.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

/** Fifty buyers of the last unit: one gets it. */
export async function buyTheLastUnit(field: Field): Promise<Attempt[]> {
  await field.request('admin', 'PATCH', `/api/products/${lastUnit}`, { stock: 1 })
  const ordered: string[] = []
  const order = { items: [{ productId: lastUnit, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
  const bought = await together(buyers, () =>
    attempt(async () => {
      const made = await field.request(field.nextFamily(), 'POST', '/api/orders', order)
      const id = orderIn(made)?._id
      if (id) ordered.push(id)
      return made
    }),
  )
  expectOf(field, 'orders of the last unit', bought.filter(isWon).length, 1)
  for (const id of ordered)
    await field.request('marta', 'PATCH', `/api/orders/${id}`, { status: 'cancelled' })
  return bought
}

/** Three refunds of 150 on 200 at once: one passes. */
export async function returnTooMuch(field: Field): Promise<Attempt[]> {
  const day = field.nextMonday()
  const booked = await tryToBook(field, { type: 'Guardería', dogs: field.dogs(1), start: day, end: day })
  if (!booked.booking) return [booked]
  const payment = { target: { bookingId: booked.booking.id }, method: 'cash', amountCentavos: 200_00 }
  const { body } = await field.request('marta', 'POST', '/api/payments', payment)
  const id = (body?.data?.payment as { id: string } | undefined)?.id
  const refunds = await together(3, () =>
    attempt(() => field.request('marta', 'POST', `/api/payments/${id}/refunds`, { amountCentavos: 150_00 })),
  )
  expectOf(field, 'refunds of 150 on 200', refunds.filter(isWon).length, 1)
  return [booked, ...refunds]
}

/** Beyond what a signature may be old. */
const sixMinutesMs = 6 * 60_000

/** An order that is paid online: forged, old and replayed, ahead of its time, of another amount, thrice at once and late, its notice is one payment of its price. */
export async function notifyOfPayment(field: Field): Promise<Attempt[]> {
  const { provider } = field
  await field.request('admin', 'PATCH', `/api/products/${lastUnit}`, { stock: 1 })
  const order = { items: [{ productId: lastUnit, quantity: 1 }], delivery: 'pickup', payment: 'online' }
  const buyer = field.nextFamily()
  const made = await field.request(buyer, 'POST', '/api/orders', order)
  const bought = orderIn(made)
  if (!bought?.checkoutUrl) return [await attempt(async () => made)]
  const preference = bought.checkoutUrl.split('/').at(-1)!
  const send = ({ query, headers, body }: ReturnType<StandIn['noticeOf']>) =>
    attempt(() => field.request(null, 'POST', `/api/payments/webhook/mercadopago?${query}`, body, headers))
  const notify = (id: number, signed?: Parameters<StandIn['noticeOf']>[1]) =>
    send(provider.noticeOf(id, signed))
  const accountOf = async () => {
    const { body } = await field.request(buyer, 'GET', `/api/orders/${bought._id}/payments`)
    const { payments = [], paidCentavos } = (body?.data ?? {}) as {
      payments?: unknown[]
      paidCentavos?: number
    }
    return [payments.length, paidCentavos]
  }
  const paid = provider.pay(preference)
  const forged = await together(3, () => notify(paid.id, { signedWith: 'another secret' }))
  expectOf(field, 'forged notices taken', forged.filter(isWon).length, 0)
  const old = provider.noticeOf(paid.id, { ageMs: sixMinutesMs })
  const untimely = [await notify(paid.id, { ageMs: -sixMinutesMs }), await send(old), await send(old)]
  expectOf(field, 'notices of another time taken', untimely.filter(isWon).length, 0)
  const cheap = provider.pay(preference, { transaction_amount: 1 })
  const altered = await together(3, () => notify(cheap.id))
  expectOf(field, 'what altered notices paid', await accountOf(), [0, 0])
  const reported = await together(3, () => notify(paid.id))
  reported.push(await notify(paid.id), await notify(cheap.id))
  expectOf(field, 'payments of one order', await accountOf(), [1, bought.totalCentavos])
  await field.request('marta', 'PATCH', `/api/orders/${bought._id}`, { status: 'refunded', money: 'credit' })
  return [...forged, ...untimely, ...altered, ...reported]
}
