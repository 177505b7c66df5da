import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { stepBooking } from '../../support/bookings/step-booking.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'
import { useSession } from '../../support/requests/use-session.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
let dog: string
let hotel: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  shop = stockOf(server)
  await shop.sql('update users set identified_at = now()')
  dog = await eligibleDog(server, 'Póliza')
  hotel = await serviceOf(server, 'Hotel')
})
afterAll(() => server.close())

/** Whatever was booked before leaves the dog free for the next stay. */
beforeEach(() => shop.sql('delete from dog_occupancies'))

const post = async (path: string, body: object) => {
  const answer = await server.request('marta', 'POST', `/api${path}`, body)
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body.data
}

/** Balance of each account, debits above zero. */
async function ledger() {
  const rows = await shop.sql<{ code: string; sum: string }>(
    `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.status = 'posted' group by a.code`,
  )
  return new Map(rows.map(({ code, sum }) => [code, Number(sum)]))
}

/** Movement that an event makes on each account, debits above zero; the movements add up to zero. */
async function movedBy(happens: () => Promise<unknown>) {
  const before = await ledger()
  await happens()
  const moved = [...(await ledger())]
    .map(([code, centavos]) => [code, centavos - (before.get(code) ?? 0)] as const)
    .filter(([, centavos]) => centavos !== 0)
  expect(moved.reduce((sum, [, centavos]) => sum + centavos, 0)).toBe(0)
  return Object.fromEntries(moved)
}

/** A stay of 1,100 pesos, 151.72 of them IVA, that something is paid of. */
async function stay(paidCentavos = 0) {
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: hotel,
    rumiIds: [dog],
    ...openNights(20, 2),
  })
  const { id, totalCentavos } = body.data.serviceBooking
  expect(totalCentavos).toBe(1_100_00)
  if (paidCentavos > 0) await pay({ bookingId: id }, paidCentavos)
  return id as string
}

const pay = (target: object, amountCentavos: number, how: object = {}) =>
  post('/payments', { target, method: 'transfer', amountCentavos, ...how }).then(
    ({ payment }) => payment.id as string,
  )

const step = (id: string, ...statuses: string[]) => stepBooking(server.database.pool, id, ...statuses)
const deliver = (id: string) => step(id, 'confirmed', 'checked-in', 'checked-out')

/** A stay that is over and was paid whole before, by one payment. */
async function paidVisit() {
  const bookingId = await stay()
  const payment = await pay({ bookingId }, 1_100_00)
  await deliver(bookingId)
  return { bookingId, payment }
}

async function pass() {
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  return body.data.pass as { id: string; totalCentavos: number }
}
const paidPass = async () => {
  const bought = await pass()
  await pay({ passId: bought.id }, bought.totalCentavos)
  return bought.id
}
/** Uses a session of a pass for a visit that is delivered. */
const useOne = async (passId: string) => deliver(await useSession(server, { passId, dog }))

async function till(counted: number) {
  const { cashDay } = await post('/cashDays', { floatCentavos: 100_00, till: `Caja ${counted}` })
  return () =>
    server.request('marta', 'PATCH', `/api/cashDays/${cashDay.id}`, {
      counts: [{ denominationCentavos: 1_000, pieces: counted / 1_000 }],
      status: 'closed',
      differenceReason: 'Se contó dos veces',
    })
}

const bank = '102.01'
const cash = '101.01'
const clients = '105.01'
const advances = '206.01'
const credit = '206.01.02'
const ivaPaid = '208.01'
const ivaOwed = '209.01'
const tips = '205.06'
const ofHotel = '401.01.02'
const ofShop = '401.04'
const retained = '401.05'
const discounts = '402.01'
const shelf = '115.01'

type Moved = Record<string, number>
type Row = [event: string, prepare: () => Promise<() => Promise<unknown>>, moved: Moved]

/** Price of a pass without IVA. */
const passNet = (totalCentavos: number) => Math.round((totalCentavos * 100) / 116)

/** Both tables of events and entries in docs/books.md, line by line. */
const rows: Row[] = [
  [
    'a deposit by transfer is received',
    async () => {
      const bookingId = await stay()
      return () => pay({ bookingId }, 580_00)
    },
    { [bank]: 580_00, [advances]: -500_00, [ivaPaid]: -80_00 },
  ],
  [
    'a prepayment in cash is received',
    async () => {
      const bookingId = await stay()
      return () => pay({ bookingId }, 116_00, { method: 'cash' })
    },
    { [cash]: 116_00, [advances]: -100_00, [ivaPaid]: -16_00 },
  ],
  [
    'a tip is received',
    async () => {
      const bookingId = await stay()
      return () => pay({ bookingId }, 116_00, { method: 'card', tipCentavos: 40_00 })
    },
    { [bank]: 156_00, [tips]: -40_00, [advances]: -100_00, [ivaPaid]: -16_00 },
  ],
  [
    'a service is delivered, the rest of it owed',
    async () => {
      const id = await stay(580_00)
      return () => deliver(id)
    },
    { [advances]: 500_00, [clients]: 520_00, [ofHotel]: -948_28, [ivaOwed]: -71_72 },
  ],
  [
    'what is owed is paid',
    async () => {
      const bookingId = await stay(580_00)
      await deliver(bookingId)
      return () => pay({ bookingId }, 520_00, { method: 'cash' })
    },
    { [cash]: 520_00, [clients]: -520_00, [ivaOwed]: 71_72, [ivaPaid]: -71_72 },
  ],
  [
    'money goes back after the visit',
    async () => {
      const { payment } = await paidVisit()
      return () => post(`/payments/${payment}/refunds`, { amountCentavos: 116_00, method: 'cash' })
    },
    { [discounts]: 100_00, [ivaPaid]: 16_00, [cash]: -116_00 },
  ],
  [
    'money of a visit is left as credit',
    async () => {
      const { payment } = await paidVisit()
      return () => post(`/payments/${payment}/refunds`, { amountCentavos: 116_00, method: 'credit' })
    },
    { [discounts]: 100_00, [ivaPaid]: 16_00, [credit]: -116_00 },
  ],
  [
    'that credit is paid out',
    async () => {
      const { payment } = await paidVisit()
      const left = await post(`/payments/${payment}/refunds`, { amountCentavos: 116_00, method: 'credit' })
      return () => post(`/payments/${left.payment.id}/refunds`, { amountCentavos: 116_00, method: 'cash' })
    },
    { [credit]: 116_00, [cash]: -116_00 },
  ],
  [
    'what went back after the visit is paid again',
    async () => {
      const { bookingId, payment } = await paidVisit()
      await post(`/payments/${payment}/refunds`, { amountCentavos: 1_100_00, method: 'cash' })
      return () => pay({ bookingId }, 116_00)
    },
    { [bank]: 116_00, [discounts]: -100_00, [ivaPaid]: -16_00 },
  ],
  [
    'a visit is paid twice',
    async () => {
      const { bookingId } = await paidVisit()
      return () => pay({ bookingId }, 1_100_00, { kind: 'credit' })
    },
    { [bank]: 1_100_00, [credit]: -1_100_00 },
  ],
  [
    'credit is given',
    async () => () => {
      const given = { kind: 'credit', clientId: server.ids.ana, method: 'credit', reason: 'Esperó' }
      return post('/payments', { ...given, amountCentavos: 50_00 })
    },
    { [discounts]: 50_00, [credit]: -50_00 },
  ],
  [
    'credit pays the next charge',
    async () => {
      const bookingId = await stay()
      return () => pay({ bookingId }, 58_00, { method: 'credit' })
    },
    { [credit]: 58_00, [advances]: -50_00, [ivaPaid]: -8_00 },
  ],
  [
    'a deposit is retained',
    async () => {
      const id = await stay(580_00)
      await step(id, 'confirmed')
      return () => step(id, 'no-show')
    },
    { [advances]: 500_00, [retained]: -500_00 },
  ],
  [
    'stock is bought',
    async () => {
      const id = await shop.product()
      return () => shop.buy(id, 4, 100_00, 16_00)
    },
    { [shelf]: 100_00, '119.01': 16_00, '201.01': -116_00 },
  ],
  [
    'an order of the shop is paid',
    async () => {
      const id = await shop.product()
      await shop.buy(id, 4, 100_00)
      const { id: orderId } = await shop.order(id, 2)
      return () => pay({ orderId }, 232_00, { method: 'card' })
    },
    { [bank]: 232_00, [ofShop]: -200_00, [ivaPaid]: -32_00, '501.01': 50_00, [shelf]: -50_00 },
  ],
  [
    'a piece is lost',
    async () => {
      const id = await shop.product()
      await shop.buy(id, 4, 100_00)
      return () => shop.lose(id, 1)
    },
    { '501.08': 25_00, [shelf]: -25_00 },
  ],
  ['cash is missing in a till', () => till(80_00), { '601.84': 20_00, [cash]: -20_00 }],
  ['cash is over in a till', () => till(130_00), { [cash]: 30_00, '704.23': -30_00 }],
]

describe('events are posted as docs/domain.md states', () => {
  test.each(rows)('%s', async (_, prepare, moved) => {
    const happens = await prepare()
    expect(await movedBy(happens)).toEqual(moved)
    await expectBooksToHold(server)
  })

  test('a pass is sold, used and runs out', async () => {
    const bought = await pass()
    const net = passNet(bought.totalCentavos)
    expect(await movedBy(() => pay({ passId: bought.id }, bought.totalCentavos))).toEqual({
      [bank]: bought.totalCentavos,
      [advances]: -net,
      [ivaPaid]: net - bought.totalCentavos,
    })
    const used = await paidPass()
    const earned = Math.round(net / 5)
    expect(await movedBy(() => useOne(used))).toMatchObject({ [advances]: earned, '401.01.05': -earned })
    const left = net - earned
    expect(
      await movedBy(() => shop.sql(`update passes set status = 'expired' where id = $1`, [used])),
    ).toEqual({ [advances]: left, '704.23': -left })
    await expectBooksToHold(server)
  })
})
