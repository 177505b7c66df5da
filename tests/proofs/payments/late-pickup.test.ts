import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { lateVisit } from '../../support/bookings/late-visit.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dogs: string[]
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  dogs = [await eligibleDog(server, 'Tardado'), await eligibleDog(server, 'Tardada')]
  await change({
    policies: {
      training: policy({ latePickupCentavos: 80_00, latePickupGraceMinutes: 15 }),
      hotel: policy({ latePickupCentavos: 50_00 }),
    },
  })
})
afterAll(() => server.close())

const path = '/api/serviceBookings'
const policy = (own: object) => ({
  depositPercent: null,
  freeUntilHours: null,
  keepPercent: null,
  lateArrival: '',
  latePickupCentavos: null,
  latePickupGraceMinutes: 0,
  ...own,
})
const change = async (body: object) => {
  const { status, body: answer } = await server.request('admin', 'PATCH', '/api/settings', body)
  expect(status, JSON.stringify(answer)).toBe(200)
}
const charge = (body: object, key?: Record<string, string>) =>
  server.request('marta', 'POST', '/api/charges', body, key)
const read = async (at: string) => (await server.request('marta', 'GET', `/api${at}`)).body.data
const feesOf = async () => (await read(`/dues/${server.ids.ana}`)).due.lateFees
const feeOf = async (bookingId: string) =>
  (await feesOf()).find((fee: { bookingId: string }) => fee.bookingId === bookingId)
const bookingNow = async (id: string) => (await read(`/desk/bookings/${id}`)).deskBooking.booking
const eventsOf = async (id: string) => (await read(`/desk/bookings/${id}`)).events
const leave = (id: string) => server.request('marta', 'PUT', `${path}/${id}`, { status: 'checked-out' })
const late = (minutesLate: number, rumiIds = dogs.slice(0, 1)) => lateVisit(server, { rumiIds, minutesLate })
const fee = (bookingId: string, expectedCentavos: number, waived = false) => ({
  lateFees: [{ bookingId, expectedCentavos, waived }],
})
const cash = (bookingId: string, amountCentavos: number) => ({
  target: { bookingId },
  method: 'cash',
  amountCentavos,
})
const incomeOf = async (bookingId: string) => {
  const { rows } = await server.database.pool.query<{ sum: string }>(
    `select coalesce(sum(l.credit_centavos - l.debit_centavos), 0) as sum from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id
     where e.booking_id = $1 and e.status = 'posted' and a.code = account_of_service('Entrenamiento')`,
    [bookingId],
  )
  return Number(rows[0]?.sum)
}

test('a late pick-up fee is shown, charged with the visit, and stands on the receipt, in the history, the audit and the books', async () => {
  const id = await late(75, dogs)
  expect(await feeOf(id)).toMatchObject({ minutesLate: expect.any(Number), feeCentavos: 320_00 })
  const answer = await charge({ ...fee(id, 320_00), payments: [cash(id, 820_00)] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  expect(await feeOf(id)).toBeUndefined()
  const booking = await bookingNow(id)
  expect(booking).toMatchObject({ totalCentavos: 820_00 })
  expect(booking.lines.at(-1)).toEqual({
    label: expect.stringMatching(/^Recogida tarde: 1 h 1[56] min$/),
    amountCentavos: 320_00,
  })
  const { receipt } = await read(`/payments/${answer.body.data.payments[0].id}/receipt`)
  expect(receipt.discounts).toEqual([])
  expect(receipt.lines[0]).toMatchObject({ amountCentavos: 820_00, details: booking.lines })
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    lateFeeCentavos: 320_00,
    lateFeeWaived: false,
    by: expect.stringContaining('Marta'),
  })
  const { auditEntries } = (await server.request('admin', 'GET', `/api/audit?entity=booking&id=${id}`)).body
    .data
  expect(auditEntries[0].actor.id).toBe(server.ids.marta)
  expect(auditEntries.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'lateFeeCentavos', before: 0, after: 320_00 }),
  )
  expect((await leave(id)).status).toBe(200)
  expect(await incomeOf(id)).toBe(820_00 - Math.round((820_00 * 16) / 116))
  await expectBooksToHold(server)
})

test('the desk waives it: nothing is charged, the user is recorded, and the prompt ends', async () => {
  const id = await late(90)
  expect((await charge({ ...fee(id, 160_00, true), payments: [] })).status).toBe(201)
  expect(await bookingNow(id)).toMatchObject({ totalCentavos: 500_00 })
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    lateFeeCentavos: 160_00,
    lateFeeWaived: true,
    by: expect.stringContaining('Marta'),
  })
  expect(await feeOf(id)).toBeUndefined()
  expect(await charge({ ...fee(id, 160_00), payments: [cash(id, 660_00)] })).toMatchObject({
    status: 409,
    body: { code: 'price-changed' },
  })
})

test('charges nothing within the grace, and rejects an outdated amount with the current one', async () => {
  const early = await late(10)
  expect(await feeOf(early)).toBeUndefined()
  expect((await charge({ ...fee(early, 80_00), payments: [] })).status).toBe(409)
  const id = await late(100)
  for (const amount of [80_00, 240_00, 1])
    expect(await charge({ ...fee(id, amount), payments: [] })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', message: 'La recogida tarde cuesta $160.00 MXN a esta hora.' },
    })
  expect(await bookingNow(id)).toMatchObject({ totalCentavos: 500_00 })
})

test('a sheet that stood open over the hour is taken for ten minutes', async () => {
  const shown = await late(65)
  expect(await feeOf(shown)).toMatchObject({ feeCentavos: 160_00 })
  expect((await charge({ ...fee(shown, 80_00), payments: [cash(shown, 580_00)] })).status).toBe(201)
  expect((await bookingNow(shown)).totalCentavos).toBe(580_00)
})

test('two desks that charge it at once charge it once, and one key is one charge', async () => {
  const id = await late(30)
  const answers = await Promise.all(
    [1, 2, 3].map(() => charge({ ...fee(id, 80_00), payments: [cash(id, 80_00)] })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
  expect((await bookingNow(id)).totalCentavos).toBe(580_00)
  const second = server.database.pool.query(
    `insert into booking_events (booking_id, to_status, late_fee_centavos, late_fee_waived) values ($1, 'checked-in', 1, true)`,
    [id],
  )
  await expect(second).rejects.toMatchObject({ constraint: 'booking_events_one_late_fee' })
  const again = await late(30)
  const key = { 'idempotency-key': 'late-once' }
  const body = { ...fee(again, 80_00), payments: [cash(again, 580_00)] }
  expect((await charge(body, key)).status).toBe(201)
  expect((await charge(body, key)).status).toBe(201)
  expect((await bookingNow(again)).totalCentavos).toBe(580_00)
})

test('a departure without a charge costs nothing, and nothing is added to the price afterwards', async () => {
  const id = await late(60)
  expect((await leave(id)).status).toBe(200)
  expect(await bookingNow(id)).toMatchObject({ status: 'checked-out', totalCentavos: 500_00 })
  expect((await charge({ ...fee(id, 80_00), payments: [] })).status).toBe(409)
})

test('it is discounted, given back and owed as the rest of the price is', async () => {
  const id = await late(30)
  const taken = await server.request('marta', 'POST', '/api/charges/discounted', {
    ...fee(id, 80_00),
    discount: { reason: 'Por la espera', of: [{ target: { bookingId: id }, amountCentavos: 30_00 }] },
    payments: [cash(id, 400_00)],
  })
  expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  expect(await bookingNow(id)).toMatchObject({ totalCentavos: 550_00 })
  const { due } = await read(`/dues/${server.ids.ana}`)
  expect(
    due.lines.find(({ target }: { target: { bookingId?: string } }) => target.bookingId === id),
  ).toMatchObject({ costCentavos: 550_00, leftCentavos: 150_00, isDue: true })
  const [payment] = taken.body.data.payments
  const back = { amountCentavos: 100_00, method: 'cash', reason: 'Se cobró de más' }
  expect((await server.request('marta', 'POST', `/api/payments/${payment.id}/refunds`, back)).status).toBe(
    201,
  )
  expect((await leave(id)).status).toBe(200)
  await expectBooksToHold(server)
})

test('services inside a stay are checked out with it, and only the stay is late', async () => {
  const serviceId = await serviceOf(server, 'Hotel')
  const rumiIds = [await eligibleDog(server, 'De visita')]
  const stay = (await server.request('ana', 'POST', path, { serviceId, rumiIds, ...openNights(40, 2) })).body
    .data.serviceBooking
  const inside = await lateVisit(server, { rumiIds, minutesLate: 200 })
  expect(await feeOf(inside)).toBeDefined()
  const days = { start: addDays(today(), -3), end: addDays(today(), 1) }
  await moveStay(server.database.pool, stay.id, { ...days, status: 'confirmed' })
  await server.database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [stay.id])
  await server.database.pool.query(
    `update dog_occupancies set start_at = now() - interval '3 days', end_at = now() + interval '1 day' where booking_id = $1`,
    [stay.id],
  )
  expect(await feeOf(inside)).toBeUndefined()
  expect(await feeOf(stay.id)).toBeUndefined()
  // Yesterday at 11:00, less than two days ago and more than half of one.
  await server.database.pool.query('update bookings set end_day = $2 where id = $1', [
    stay.id,
    addDays(today(), -1),
  ])
  const { feeCentavos, minutesLate } = await feeOf(stay.id)
  expect(feeCentavos).toBe(Math.ceil(minutesLate / 60) * 50_00)
  expect(minutesLate).toBeGreaterThanOrEqual(13 * 60)
})

test('the late pick-up fee is shown beside the price and kept as it was sold', async () => {
  const requested = {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Con horario')],
    ...openNights(60, 2),
  }
  const text = { after: '11:00', graceMinutes: 0, perHourCentavos: 50_00 }
  const { quote } = (await server.request('ana', 'POST', `${path}/quote`, requested)).body.data
  expect(quote).toMatchObject({ latePickup: text, season: null })
  const { id } = (await server.request('ana', 'POST', path, requested)).body.data.serviceBooking
  await change({ policies: { hotel: policy({ latePickupCentavos: 70_00 }) }, hotel: { checkOut: '12:00' } })
  const become = async (serviceType: string) =>
    expect(
      await server.request('admin', 'PUT', `/api/services/${requested.serviceId}`, { serviceType }),
    ).toMatchObject({ status: 200 })
  await become('Guardería')
  expect((await server.request('ana', 'GET', `${path}/${id}/payments`)).body.data.latePickup).toEqual(text)
  await become('Hotel')
  const now = (await server.request('ana', 'POST', `${path}/quote`, { ...requested, ...openNights(70, 2) }))
    .body.data
  expect(now.quote.latePickup).toEqual({ ...text, after: '12:00', perHourCentavos: 70_00 })
  await change({ policies: { hotel: policy({ latePickupCentavos: 50_00 }) }, hotel: { checkOut: '11:00' } })
})
