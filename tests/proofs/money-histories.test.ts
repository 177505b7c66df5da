import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../support/documents/expect-books-to-hold.ts'
import type { Row, Target } from '../support/documents/ledger-row.ts'
import { chargeLateTraining, collectLate } from '../support/bookings/late-visit.ts'
import { expectCounted, floatCentavos } from '../support/documents/counted-till.ts'
import { feesAndParts, type Thing } from '../support/documents/fees-and-parts.ts'
import { isStillOwed } from '../support/documents/is-still-owed.ts'
import { moveEnd } from '../support/bookings/moved-end.ts'
import { openNights } from '../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../support/servers/open-test-server.ts'

type Owner = 'ana' | 'luis'

let server: TestServer
let hotel: string
let dogs: Record<Owner, string>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  hotel = await serviceOf(server, 'Hotel')
  dogs = {
    ana: await eligibleDog(server, 'Cuenta'),
    luis: await eligibleDog(server, 'Abono', { owner: 'luis' }),
  }
  await chargeLateTraining(server)
  const cancellation = { freeUntilHours: 720, keepPercent: 50 }
  await server.request('admin', 'PATCH', '/api/settings', { cancellation })
})
afterAll(() => server.close())

const fees = feesAndParts(() => server)
const owners = ['ana', 'luis'] as const
const product = 1
const read = async (path: string) => (await server.request('admin', 'GET', `/api${path}`)).body.data
const post = (path: string, body: object) => server.request('marta', 'POST', `/api${path}`, body)
const rowsOf = async (owner: Owner): Promise<Row[]> =>
  (await read(`/payments?clientId=${server.ids[owner]}&limit=200`)).payments
const creditOf = async (owner: Owner): Promise<number> =>
  (await read(`/credits/${server.ids[owner]}`)).credit.balanceCentavos
const productNow = async (): Promise<{ stock: number; priceCentavos: number }> =>
  (await read('/products?limit=200')).products.find(({ id }: { id: number }) => id === product)
const settled = (rows: readonly Row[], kind: Row['kind']) =>
  rows.filter((row) => row.kind === kind && row.status === 'settled')
const sumOf = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** One history: what there is to pay, what the test itself handed over, and the pieces that left. */
type History = { things: Thing[]; stays: number; handedOver: Record<Owner, number>; soldPieces: number }

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]

async function begin(history: History, owner: Owner, which: number) {
  if (which % 3 === 0) {
    history.stays += 1
    // Bookings of the desk are confirmed, and cost a fee where they are cancelled late.
    const by = which % 2 === 0 ? owner : 'marta'
    const { body } = await server.request(by, 'POST', '/api/serviceBookings', {
      serviceId: hotel,
      rumiIds: [dogs[owner]],
      ...openNights(10 + history.stays * 5, 2),
    })
    const booked = body.data?.serviceBooking
    if (booked)
      history.things.push({ owner, target: { bookingId: booked.id }, costCentavos: booked.totalCentavos })
  } else if (which % 3 === 1) {
    const { body } = await server.request(owner, 'POST', '/api/passes', { kind: 'training-5' })
    const pass = body.data?.pass
    if (pass) history.things.push({ owner, target: { passId: pass.id }, costCentavos: pass.totalCentavos })
  } else {
    const order = { items: [{ productId: product, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
    const { body } = await server.request(owner, 'POST', '/api/orders', order)
    const made = body.data?.order
    if (!made) return
    history.soldPieces += 2
    history.things.push({ owner, target: { orderId: made._id }, costCentavos: made.totalCentavos })
  }
}

async function pay(history: History, { owner, target }: Thing, method: string, amount: number, tip: number) {
  const tipCentavos = method === 'credit' ? 0 : tip
  const { status } = await post('/payments', { target, method, amountCentavos: amount, tipCentavos })
  if (status === 201 && method !== 'credit') history.handedOver[owner] += amount
}

async function giveBack(
  history: History,
  owner: Owner,
  { method, amount, at }: Pick<Act, 'method' | 'amount' | 'at'>,
) {
  const row = pick(settled(await rowsOf(owner), 'payment'), at)
  if (!row) return
  const { status, body } = await post(`/payments/${row.id}/refunds`, { amountCentavos: amount, method })
  const fits = amount <= row.amountCentavos - row.returnedCentavos
  // What was paid with credit goes back in money, too, as the credit itself does.
  expect([fits, status]).toEqual([fits, fits ? 201 : 422])
  if (status === 201) await fees.lowerFees(history.things, (body.data.payment as Row).allocations)
}

async function correct(history: History, owner: Owner, method: string, at: number) {
  const row = pick(settled(await rowsOf(owner), 'payment'), at)
  if (!row || row.method === 'credit') return
  const { status } = await post(`/payments/${row.id}/corrections`, { method })
  // It went back and was handed over again.
  if (status === 201) history.handedOver[owner] += row.amountCentavos
}

async function giveUp(history: History, thing: Thing, how: string) {
  const { target } = thing
  if ('bookingId' in target) return fees.giveUpStay(thing, target.bookingId, how)
  if (!('orderId' in target)) return
  const { order } = await read(`/orders/${target.orderId}`)
  if (order.status === 'cancelled' || order.status === 'refunded') return
  const status = order.status === 'paid' ? 'refunded' : 'cancelled'
  const given = await server.request('marta', 'PATCH', `/api/orders/${target.orderId}`, { status })
  if (given.status === 200) history.soldPieces -= 2 - order.items[0].returned
}

/** Takes something off a stay in a charge, which pays what is left of it at once where that is not too much. */
async function takeOff(history: History, thing: Thing, amount: number, method: string) {
  const { owner, target } = thing
  const paid = method === 'credit' ? [] : [{ target, method, amountCentavos: 1_00 }]
  const { status } = await post('/charges/discounted', {
    discount: { reason: 'Historia al azar', of: [{ target, amountCentavos: amount }] },
    payments: paid,
  })
  if (status !== 201) return
  expect('bookingId' in target).toBe(true)
  thing.costCentavos -= amount
  if (paid.length > 0) history.handedOver[owner] += 1_00
}

/** Sells a piece in a charge, to a client who has a stay. */
async function addOn(history: History, owner: Owner) {
  const stay = history.things.find((one) => one.owner === owner && 'bookingId' in one.target)
  if (!stay) return
  const { priceCentavos } = await productNow()
  const items = [{ productId: product, quantity: 1 }]
  const { status } = await post('/charges', {
    added: { ...stay.target, extras: [{ items, expectedTotalCentavos: priceCentavos }] },
    payments: [{ target: { extra: 0 }, method: 'card', amountCentavos: priceCentavos }],
  })
  expect(status).toBe(201)
  history.handedOver[owner] += priceCentavos
  history.soldPieces += 1
}

/** Brings one of the two pieces of an order back; a third is one too many. */
async function bringBack(history: History, thing: Thing, money: string) {
  if (!('orderId' in thing.target)) return
  const { orderId } = thing.target
  const { order } = await read(`/orders/${orderId}`)
  const { status } = await post(`/orders/${orderId}/returns`, {
    lines: [{ productId: product, quantity: 1, restock: true }],
    money,
    reason: 'Historia al azar',
  })
  const fits = order.items[0].returned < 2
  const isPaid = !['pending', 'cancelled', 'refunded'].includes(order.status)
  expect(status).toBe(isPaid ? (fits ? 201 : 422) : 409)
  if (status !== 201) return
  thing.costCentavos -= order.items[0].unitCentavos
  history.soldPieces -= 1
}

const act = fc.record({
  act: fc.constantFrom(
    ...(['begin', 'begin', 'pay', 'pay', 'pay', 'refund', 'correct', 'give up', 'sell'] as const),
    ...(['discount', 'add', 'bring back', 'late', 'move', 'move'] as const),
    ...(['give up', 'waive', 'together', 'together'] as const),
  ),
  owner: fc.constantFrom(...owners),
  at: fc.nat(100),
  method: fc.constantFrom('cash', 'card', 'transfer', 'credit'),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_200_00 }), fc.constant(1_100_00), fc.constant(10_00)),
  tip: fc.constantFrom(0, 0, 50_00),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

async function carryOut(history: History, { act: what, owner, at, method, amount, tip }: Act) {
  const things = history.things.filter((one) => one.owner === owner)
  const thing = pick(things, at)
  if (what === 'begin') await begin(history, owner, at)
  if (what === 'pay' && thing) await pay(history, thing, method, amount, tip)
  if (what === 'refund') await giveBack(history, owner, { method, amount, at })
  if (what === 'waive' && thing) await fees.waive(thing)
  if (what === 'together') history.handedOver[owner] += await fees.payTogether(things, { at, method, amount })
  if (what === 'correct') await correct(history, owner, method === 'credit' ? 'card' : method, at)
  if (what === 'give up' && thing) await giveUp(history, thing, pick(['return', 'credit', 'keep'], at)!)
  if (what === 'discount' && thing) await takeOff(history, thing, amount, method)
  if (what === 'late') {
    const { paidCentavos, ...late } = await collectLate(server, { owner, dog: dogs[owner], at, method })
    history.handedOver[owner] += paidCentavos
    history.things.push({ owner, ...late })
  }
  if (what === 'move' && thing) thing.costCentavos = await moveEnd(server, { ...thing, at })
  if (what === 'add') await addOn(history, owner)
  if (what === 'bring back' && thing) await bringBack(history, thing, at % 2 === 0 ? 'return' : 'credit')
  if (what === 'sell') {
    const { priceCentavos } = await productNow()
    const payment = { method: method === 'credit' ? 'cash' : method, amountCentavos: priceCentavos }
    const { status } = await post('/counterSales', {
      clientId: server.ids[owner],
      items: [{ productId: product, quantity: 1 }],
      payments: [payment],
    })
    if (status === 201) history.handedOver[owner] += priceCentavos
    if (status === 201) history.soldPieces += 1
  }
}

/** Money of a client: received, returned, spent, and kept as credit. */
async function sumsOf(owner: Owner) {
  const rows = await rowsOf(owner)
  const inMoney = ({ method }: Row) => method !== 'credit'
  return {
    rows,
    received: sumOf(settled(rows, 'payment').filter(inMoney), (row) => row.amountCentavos),
    left: sumOf(settled(rows, 'refund').filter(inMoney), (row) => row.amountCentavos),
    paid: sumOf(settled(rows, 'payment'), (row) => row.amountCentavos - row.returnedCentavos),
    credit: await creditOf(owner),
  }
}
type Sums = Awaited<ReturnType<typeof sumsOf>>

/** Money that was received and has not left; it is paid for something or kept in the client's favour. */
const isThere = ({ received, left }: Sums) => received - left
const isFor = ({ paid, credit }: Sums) => paid + credit

async function expectSumsOf(owner: Owner, history: History, before: Sums) {
  const sums = await sumsOf(owner)
  const { rows, credit } = sums
  for (const row of settled(rows, 'payment')) {
    const parts = row.allocations.reduce((sum, part) => sum + part.amountCentavos, 0)
    expect(parts).toBe(row.amountCentavos)
    const returned = sumOf(
      rows.filter(({ refundOf, status }) => refundOf === row.id && status === 'settled'),
      (one) => one.amountCentavos,
    )
    expect(row.returnedCentavos).toBe(returned)
    expect(returned).toBeLessThanOrEqual(row.amountCentavos)
  }
  expect(sums.received - before.received).toBe(history.handedOver[owner])
  expect(isThere(sums) - isThere(before)).toBe(isFor(sums) - isFor(before))
  expect(credit).toBeGreaterThanOrEqual(0)

  const { due } = await read(`/dues/${server.ids[owner]}`)
  for (const { target, costCentavos } of history.things.filter((one) => one.owner === owner)) {
    const isAbout = (other: Target | null) => JSON.stringify(other) === JSON.stringify(target)
    const paid = settled(rows, 'payment')
      .flatMap(({ allocations }) => allocations)
      .filter((part) => isAbout(part.target))
      .reduce((sum, part) => sum + part.amountCentavos - part.returnedCentavos, 0)
    expect(paid).toBeLessThanOrEqual(costCentavos)
    const owed = due.lines.filter((one: { target: Target }) => isAbout(one.target))
    const left = (await isStillOwed(server, target)) ? costCentavos - paid : 0
    expect(owed.map(({ leftCentavos }: { leftCentavos: number }) => leftCentavos)).toEqual(
      left > 0 ? [left] : [],
    )
  }
}

test('whatever is bought, paid, returned and given up, every sum adds up at every step', async () => {
  let stays = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      await server.database.pool.query('update products set stock = 60 where id = $1', [product])
      const history: History = { things: [], stays, handedOver: { ana: 0, luis: 0 }, soldPieces: 0 }
      const before = { ana: await sumsOf('ana'), luis: await sumsOf('luis') }
      const opened = await post('/cashDays', { floatCentavos })
      const { id: till } = opened.body.data.cashDay
      for (const one of acts) {
        await carryOut(history, one)
        for (const owner of owners) await expectSumsOf(owner, history, before[owner])
        await expectBooksToHold(server)
      }
      expect((await productNow()).stock).toBe(60 - history.soldPieces)
      expect((await read('/accounting/audit')).differences).toEqual([])

      await expectCounted(server, till, [...(await rowsOf('ana')), ...(await rowsOf('luis'))])

      stays = history.stays > 12 ? 0 : history.stays
      await server.database.pool.query(
        `with over as (update bookings set status = 'cancelled' where status in ('pending', 'confirmed') and service_id = $1 returning id)
         delete from dog_occupancies where booking_id in (select id from over)`,
        [hotel],
      )
      await server.database.pool.query(
        `update orders set status = 'cancelled' where status = 'pending' and net_paid(null, id, null) = 0`,
      )
    }),
    { numRuns: 20, endOnFailure: true },
  )
}, 300_000)
