import {
  addMonths,
  dayOf,
  ivaTreatments,
  type IvaTreatment,
  type SalesByIva,
  type TaxSummary,
} from '@rumi/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { postEntry } from '../../support/documents/post-entry.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
const products = new Map<IvaTreatment, number>()
const priceOf = (treatment: IvaTreatment) => 9_999 + ivaTreatments.indexOf(treatment) * 1_111
const rows = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(query, values)).rows

beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await rows('update users set identified_at = now()')
  for (const treatment of ivaTreatments) {
    const [made] = await rows<{ id: number }>(
      `insert into products (name, price_centavos, category, stock, iva_treatment)
       values ($1, $2, 'Comida', 10000, $1) returning id`,
      [treatment, priceOf(treatment)],
    )
    products.set(treatment, made!.id)
  }
})
afterAll(() => server.close())

const thisMonth = () => today().slice(0, 7)
const monthBefore = () => addMonths(`${thisMonth()}-01`, -1).slice(0, 7)

/** Sales of a month by treatment, whose sums are the figures of the month. */
async function salesOf(month: string): Promise<Map<string, number>> {
  const { status, body } = await server.request('conta', 'GET', `/api/reports/taxes?month=${month}`)
  expect([status, body.message]).toEqual([200, undefined])
  const { sales, figures }: TaxSummary = body.data.taxSummary
  const sum = (centavosOf: (row: SalesByIva) => number) =>
    sales.reduce((total, row) => total + centavosOf(row), 0)
  expect([sum((row) => row.baseCentavos), sum((row) => row.ivaCentavos)]).toEqual([
    figures['income-collected'],
    figures['iva-collected'],
  ])
  for (const { treatment, percent, ivaCentavos } of sales)
    expect(treatment === 'by-hand' || percent ? 0 : ivaCentavos).toBe(0)
  return new Map(
    sales.map(({ treatment, percent, baseCentavos, ivaCentavos }) => [
      `${percent ?? treatment}`,
      baseCentavos + ivaCentavos,
    ]),
  )
}
const rowOf = (treatment: IvaTreatment) => (treatment === 'general' ? '16' : treatment)
/** Changes of the rows since an earlier state, without those that stayed. */
const changes = (before: Map<string, number>, after: Map<string, number>) =>
  Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .map((row) => [row, (after.get(row) ?? 0) - (before.get(row) ?? 0)] as const)
      .filter(([, centavos]) => centavos !== 0),
  )

const post = async (path: string, body: object) => {
  const answer = await server.request('marta', 'POST', `/api${path}`, body)
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body.data
}
type Bought = { treatment: IvaTreatment; quantity: number }
async function order(bought: readonly Bought[]): Promise<{ id: string; totalCentavos: number }> {
  const { body } = await server.request('ana', 'POST', '/api/orders', {
    items: bought.map(({ treatment, quantity }) => ({ productId: products.get(treatment), quantity })),
    delivery: 'pickup',
    payment: 'counter',
  })
  expect(body.message).toBeUndefined()
  return { id: body.data.order._id, totalCentavos: body.data.order.totalCentavos }
}
const pay = async (target: object, amountCentavos: number): Promise<string> =>
  (await post('/payments', { target, method: 'card', amountCentavos })).payment.id
const giveBack = (paymentId: string, amountCentavos: number) =>
  post(`/payments/${paymentId}/refunds`, { amountCentavos, method: 'transfer', reason: 'Se fue antes' })
/** Moves what was posted of a sale into the month before. */
const backdate = (id: string) =>
  server.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    await tx.execute(
      `update gl_entries set date = '${monthBefore()}-15' where '${id}' in (order_id::text, booking_id::text)`,
    )
  })

/** Returned pieces by their place among the bought ones. */
const history = fc.record({
  bought: fc.uniqueArray(
    fc.record({ treatment: fc.constantFrom(...ivaTreatments), quantity: fc.integer({ min: 1, max: 4 }) }),
    { selector: ({ treatment }) => treatment, minLength: 1, maxLength: 6 },
  ),
  first: fc.integer({ min: 1, max: 99 }),
  isBackdated: fc.boolean(),
  returned: fc.array(fc.nat(5), { maxLength: 3 }),
  lowered: fc.boolean(),
})

test('orders of any treatments are in the rows of what they sold, and returned pieces are taken out of them', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ bought, first, isBackdated, returned, lowered }) => {
      const [before, then] = [await salesOf(thisMonth()), await salesOf(monthBefore())]
      const sale = await order(bought)
      const part = Math.max(1, Math.floor((sale.totalCentavos * first) / 100))
      await pay({ orderId: sale.id }, part)
      if (isBackdated) await backdate(sale.id)
      const paymentId = await pay({ orderId: sale.id }, sale.totalCentavos - part)
      if (isBackdated) await backdate(sale.id)
      const sold: Record<string, number> = {}
      for (const { treatment, quantity } of bought)
        sold[rowOf(treatment)] = (sold[rowOf(treatment)] ?? 0) + quantity * priceOf(treatment)
      const kept = isBackdated ? {} : sold
      expect(changes(then, await salesOf(monthBefore()))).toEqual(isBackdated ? sold : {})
      expect(changes(before, await salesOf(thisMonth()))).toEqual(kept)
      await server.request('marta', 'PATCH', `/api/orders/${sale.id}`, { status: 'delivered' })
      const left = new Map(bought.map(({ treatment, quantity }) => [treatment, quantity]))
      for (const place of returned) {
        const { treatment } = bought[place % bought.length]!
        if (left.get(treatment) === 0) continue
        left.set(treatment, left.get(treatment)! - 1)
        const lines = [{ productId: products.get(treatment), quantity: 1, restock: true }]
        await post(`/orders/${sale.id}/returns`, { lines, money: 'return', reason: 'Roto' })
        kept[rowOf(treatment)] = (kept[rowOf(treatment)] ?? 0) - priceOf(treatment)
        if (kept[rowOf(treatment)] === 0) delete kept[rowOf(treatment)]
        expect(changes(before, await salesOf(thisMonth()))).toEqual(kept)
      }
      const [payment] = await rows<{ left: string }>(
        'select amount_centavos - returned_centavos as left from payments where id = $1',
        [paymentId],
      )
      if (lowered && Number(payment!.left) > 0) {
        await giveBack(paymentId, Math.ceil(Number(payment!.left) / 3))
        await salesOf(thisMonth())
      }
      expect(changes(then, await salesOf(monthBefore()))).toEqual(isBackdated ? sold : {})
    }),
    { numRuns: 3 },
  )
}, 120_000)

test('bookings are in the row of their rate, also refunded in a later month; entries by hand are apart', async () => {
  await rows(`update services set iva_treatment = 'exempt' where type = 'Hotel'`)
  const [before, then] = [await salesOf(thisMonth()), await salesOf(monthBefore())]
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Fisco')],
    ...openNights(20, 2),
  })
  const { id } = booked.body.data.serviceBooking
  await rows(`update services set iva_treatment = 'general' where type = 'Hotel'`)
  const paymentId = await pay({ bookingId: id }, 580_00)
  expect(changes(before, await salesOf(thisMonth()))).toEqual({ exempt: 580_00 })
  await backdate(id)
  expect(changes(then, await salesOf(monthBefore()))).toEqual({ exempt: 580_00 })
  await giveBack(paymentId, 80_00)
  expect(changes(before, await salesOf(thisMonth()))).toEqual({ exempt: -80_00 })
  await postEntry(server, dayOf(now()), [
    ['102.01', 116_00],
    ['704.23', -100_00],
    ['208.01', -16_00],
  ])
  expect(changes(before, await salesOf(thisMonth()))).toEqual({ exempt: -80_00, 'by-hand': 116_00 })
})
