import { addDays, addMinutes, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { nextOpenDay, openDayAfter } from '../../support/bookings/next-open-day.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

type Stay = {
  id: string
  rumiIds: string[]
  totalCentavos: number
  version: number
  start: string
  end: string
}

let ahead = 20
/** A stay of four nights that Ana booked and paid whole: a part in cash, the rest by transfer. */
async function paidStay(): Promise<Stay> {
  ahead += 12
  const { status, body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, `Huésped ${ahead}`)],
    ...openNights(ahead, 4, 2),
  })
  expect(status).toBe(201)
  const booked: Stay = body.data.serviceBooking
  await pay(booked.id, 100_00, 'cash')
  await pay(booked.id, booked.totalCentavos - 100_00, 'transfer')
  return booked
}

async function pay(bookingId: string, amountCentavos: number, method: string) {
  const { status } = await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId },
    method,
    amountCentavos,
  })
  expect(status).toBe(201)
}
const change = (who: 'ana' | 'marta' | 'admin', { id }: { id: string }, changes: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, changes)
const shorter = ({ end }: Stay) => ({ end: addDays(end, -2) })
const accountOf = async ({ id }: { id: string }) =>
  (await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)).body.data
const credit = async (): Promise<number> =>
  (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos
const historyOf = async ({ id }: { id: string }): Promise<{ note: string }[]> =>
  (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data.events

test('an overpayment of a shortened stay becomes credit of the owner, shown before', async () => {
  const stay = await paidStay()
  const half = stay.totalCentavos / 2
  const had = await credit()
  const tried = await server.request('ana', 'POST', `/api/serviceBookings/${stay.id}/preview`, shorter(stay))
  expect(tried.body.data).toMatchObject({
    serviceBooking: { totalCentavos: half },
    beyondPriceCentavos: half,
  })
  expect(await credit()).toBe(had)
  // An owner cannot hand out money, whatever they ask for.
  expect((await change('ana', stay, { ...shorter(stay), money: 'return' })).status).toBe(200)
  expect(await credit()).toBe(had + half)
  expect(await accountOf(stay)).toMatchObject({ paidCentavos: half, leftCentavos: 0, overpaidCentavos: 0 })
  expect((await historyOf(stay)).at(-1)?.note).toContain('quedaron a favor')
  await expectBooksToHold(server)
})

test('the desk returns it as it came, or leaves it in favour; it is never retained', async () => {
  const stay = await paidStay()
  const half = stay.totalCentavos / 2
  const had = await credit()
  const kept = await change('marta', stay, { ...shorter(stay), money: 'keep' })
  expect(kept).toMatchObject({ status: 422, body: { issues: [{ path: 'money' }] } })
  expect(await accountOf(stay)).toMatchObject({ totalCentavos: stay.totalCentavos })
  expect((await change('marta', stay, { ...shorter(stay), money: 'return' })).status).toBe(200)
  const { payments, paidCentavos, overpaidCentavos } = await accountOf(stay)
  expect([paidCentavos, overpaidCentavos, await credit()]).toEqual([half, 0, had])
  const returned = payments.filter(({ kind }: { kind: string }) => kind === 'refund')
  expect(returned).toMatchObject([{ method: 'transfer', amountCentavos: half }])
  expect((await historyOf(stay)).at(-1)?.note).toContain('se devolvieron')

  const other = await paidStay()
  expect((await change('marta', other, shorter(other))).status).toBe(200)
  expect(await credit()).toBe(had + other.totalCentavos / 2)
  await expectBooksToHold(server)
})

test('nights returned at the desk return their payments', async () => {
  const { bookingId: id } = await checkedInDog(server)
  await server.database.pool.query('update bookings set total_centavos = $2 where id = $1', [id, 9_000_00])
  await pay(id, 9_000_00, 'card')
  const had = await credit()
  const out = await change('marta', { id }, { status: 'checked-out', money: 'credit' })
  expect(out.status).toBe(200)
  const { totalCentavos } = out.body.data.serviceBooking
  expect(totalCentavos).toBeLessThan(9_000_00)
  expect(await credit()).toBe(had + 9_000_00 - totalCentavos)
  expect(await accountOf({ id })).toMatchObject({ paidCentavos: totalCentavos, overpaidCentavos: 0 })
  await expectBooksToHold(server)
})

test('the history of a cancelled booking names the user who settled its money', async () => {
  const settle = (id: string, money: string) =>
    server.request('marta', 'POST', `/api/serviceBookings/${id}/settlements`, { money })
  for (const [money, message] of [
    ['return', 'Se devolvieron '],
    ['credit', 'quedaron a favor'],
    ['keep', 'Se retienen '],
  ] as const) {
    const stay = await paidStay()
    await change('marta', stay, { status: 'cancelled' })
    expect((await settle(stay.id, money)).status).toBe(201)
    expect((await historyOf(stay)).at(-1)?.note).toContain(message)
    const keptCentavos = money === 'keep' ? stay.totalCentavos : 0
    expect(await accountOf(stay)).toMatchObject({ cancellation: { keptCentavos }, overpaidCentavos: 0 })
  }
  await expectBooksToHold(server)
})

test('only a person with the right to charge decides about the money of a bath that is dropped as its stay moves', async () => {
  const stay = await paidStay()
  const start = instantAt(openDayAfter('Grooming', stay.start), '15:00')
  const requested = {
    serviceId: await serviceOf(server, 'Grooming'),
    rumiIds: stay.rumiIds,
    start,
    end: start,
  }
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', requested)
  const bath: Stay = body.data.serviceBooking
  await pay(bath.id, 50_00, 'cash')
  const { pool } = server.database
  const role = await server.request('admin', 'POST', '/api/roles', {
    name: 'Agenda sin caja',
    baseRole: 'colaborador',
    limits: { payments: 'see' },
  })
  const { id } = role.body.data.role
  await pool.query('update users set custom_role_id = $1 where id = $2', [id, server.ids.marta])
  const later = {
    start: addDays(stay.start, 7),
    end: addDays(stay.end, 7),
    withoutAddOns: [bath.id],
  }
  const had = await credit()
  for (const money of ['return', 'keep'])
    expect(await change('marta', stay, { ...later, money })).toMatchObject({
      status: 403,
      body: { code: 'not-your-role' },
    })
  expect(await accountOf(bath)).toMatchObject({ paidCentavos: 50_00 })
  expect((await change('marta', stay, { ...later, money: 'credit' })).status).toBe(200)
  await pool.query('update users set custom_role_id = null where id = $1', [server.ids.marta])
  expect(await credit()).toBe(had + 50_00)
  await expectBooksToHold(server)
})

test('a lower agreed price requires a decision about the difference', async () => {
  const start = instantAt(nextOpenDay('Evento', 60), '10:00')
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Evento'),
    rumiIds: [await eligibleDog(server, 'Festejada')],
    start,
    end: addMinutes(start, 120),
    agreedPrice: { totalCentavos: 900_00, reason: 'Fiesta de cumpleaños' },
  })
  const event = body.data.serviceBooking
  await pay(event.id, 900_00, 'card')
  const agreedPrice = { totalCentavos: 500_00, reason: 'Menos invitados' }
  expect((await change('marta', event, { agreedPrice })).status).toBe(422)
  const had = await credit()
  expect((await change('marta', event, { agreedPrice, money: 'credit' })).status).toBe(200)
  expect(await credit()).toBe(had + 400_00)
  await expectBooksToHold(server)
})

test('a stay that is shortened while it is paid is never paid beyond its price', async () => {
  const stay = await paidStay()
  const { payments } = await accountOf(stay)
  await server.request('marta', 'POST', `/api/payments/${payments[1].id}/refunds`, {
    amountCentavos: payments[1].amountCentavos,
    method: 'transfer',
  })
  await Promise.all([
    change('ana', stay, shorter(stay)),
    server.request('marta', 'POST', '/api/payments', {
      target: { bookingId: stay.id },
      method: 'card',
      amountCentavos: payments[1].amountCentavos,
    }),
  ])
  expect(await accountOf(stay)).toMatchObject({ overpaidCentavos: 0 })
  await expectBooksToHold(server)
})

test('an order that costs less by now keeps nothing beyond its price', async () => {
  await server.request('admin', 'PATCH', '/api/settings', {
    shipping: { feeCentavos: 90_00, freeFromCentavos: null, postalCodes: [] },
  })
  const shipTo = {
    recipient: 'Ana Ruiz',
    phone: '55 1234 5678',
    street: 'Calle Rosas 12',
    neighbourhood: 'Águilas',
    postalCode: '01710',
    city: 'Ciudad de México',
    directions: 'Portón azul',
  }
  const { body } = await server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 1 }],
    delivery: 'shipping',
    payment: 'spei',
    shipTo,
  })
  expect(body.data?.order, JSON.stringify(body)).toBeDefined()
  const { _id: orderId, totalCentavos } = body.data.order
  await server.request('marta', 'POST', '/api/payments', {
    target: { orderId },
    method: 'transfer',
    amountCentavos: totalCentavos - 10_00,
  })
  const had = await credit()
  const picked = await server.request('ana', 'PATCH', `/api/orders/${orderId}`, { delivery: 'pickup' })
  expect(picked.status).toBe(200)
  const { totalCentavos: less, status } = picked.body.data.order
  expect(status).toBe('paid')
  expect(await credit()).toBe(had + totalCentavos - 10_00 - less)
  await expectBooksToHold(server)
})

test('the database refuses a price below what was paid, whatever the code says', async () => {
  const stay = await paidStay()
  await expect(
    server.database.pool.query(
      `update bookings set total_centavos = total_centavos - 1, lines = '[]' where id = $1`,
      [stay.id],
    ),
  ).rejects.toMatchObject({ constraint: 'bookings_paid_within_the_price' })
})
