import { attempt, type Attempt } from './attempt.ts'
import type { Field } from './load-targets.ts'
import { together, tryToBook, tryToChange } from './races.ts'

/** So many pieces are left, and more buyers want one each. */
const lastPieces = 3
const pieceId = 1

const idIn = (body: { data?: Record<string, unknown> } | null, name: string, id = 'id') =>
  (body?.data?.[name] as Record<string, string> | undefined)?.[id]

/** Each buys one of the last pieces, on the site or over the counter; then each order is paid and given up at once. */
export async function buyTheLast(field: Field): Promise<Attempt[]> {
  await field.request('admin', 'PATCH', `/api/products/${pieceId}`, { stock: lastPieces })
  const { body } = await field.request(null, 'GET', '/api/products?limit=200')
  const products = (body?.data?.products ?? []) as { id: number; priceCentavos: number }[]
  const amountCentavos = products.find(({ id }) => id === pieceId)?.priceCentavos ?? 0
  const items = [{ productId: pieceId, quantity: 1 }]
  const ordered: string[] = []
  const bought = await together(field.size, (turn) =>
    attempt(async () => {
      if (turn % 4 === 0)
        return field.request('marta', 'POST', '/api/counterSales', {
          items,
          payments: [{ method: 'cash', amountCentavos }],
        })
      const order = { items, delivery: 'pickup', payment: 'counter' }
      const made = await field.request(field.nextFamily(), 'POST', '/api/orders', order)
      const id = idIn(made.body, 'order', '_id')
      if (id) ordered.push(id)
      return made
    }),
  )
  const settled = await Promise.all(
    ordered.flatMap((orderId) => [
      attempt(() =>
        field.request('marta', 'POST', '/api/payments', {
          target: { orderId },
          method: 'card',
          amountCentavos,
        }),
      ),
      attempt(() => field.request('marta', 'PATCH', `/api/orders/${orderId}`, { status: 'cancelled' })),
    ]),
  )
  return [...bought, ...settled]
}

/** A day is paid in two parts; then, at once, more is returned and kept as credit than there is, spent, corrected and given up. */
export async function moveMoney(field: Field): Promise<Attempt[]> {
  const day = field.nextMonday()
  const dogs = field.dogs(1)
  const booked = await tryToBook(field, { type: 'Guardería', dogs, start: day, end: day })
  const bookingId = booked.booking?.id
  if (!bookingId) return [booked]
  const target = { bookingId }
  const pay = (method: string, amountCentavos: number) =>
    field.request('marta', 'POST', '/api/payments', { target, method, amountCentavos })
  const paid = [
    idIn((await pay('cash', 200_00)).body, 'payment'),
    idIn((await pay('card', 50_00)).body, 'payment'),
  ]
  const [cash, card] = paid
  if (!cash || !card) return [booked]
  const moved = await together(field.size, (turn) => {
    if (turn === 11) return tryToChange(field, bookingId, { status: 'cancelled', money: 'credit' }, 'marta')
    return attempt(() => {
      if (turn % 5 === 4) return pay('credit', 40_00)
      if (turn % 5 === 3)
        return field.request('marta', 'POST', `/api/payments/${card}/corrections`, { method: 'transfer' })
      const method = turn % 5 === 0 ? 'cash' : 'credit'
      const amountCentavos = 60_00 + (turn % 3) * 30_00
      return field.request('marta', 'POST', `/api/payments/${cash}/refunds`, { amountCentavos, method })
    })
  })
  return [booked, ...moved]
}
