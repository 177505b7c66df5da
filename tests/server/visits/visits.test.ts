import { randomUUID } from 'node:crypto'
import { addDays, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { twoPresent } from '../../support/bookings/two-present.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query('update pools set capacity = 1000')
  await server.database.pool.query('update places set capacity = 1000')
  dayCare = await serviceOf(server, 'Guardería')
  await openOnAllDays(server)
})
afterAll(() => server.close())

const visitsOf = async (rumiId: string) =>
  (await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)).body.data.visits as Visit[]
const visitOf = async (rumiId: string) => (await visitsOf(rumiId)).at(-1)!
const act = (visit: Visit, step: string, body: object = {}) =>
  server.request('marta', 'POST', `/api/visits/${visit.id}/${step}`, body)
const stepped = async (rumiId: string, step: string, body: object = {}) => {
  const answer = await act(await visitOf(rumiId), step, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.visit as Visit
}
const bookingOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{
    status: string
    total_centavos: string
    end_day: string
    version: number
  }>('select status, total_centavos, end_day::text, version from bookings where id = $1', [id])
  return rows[0]!
}
/** Two dogs of Ana's, booked together for today at the day care. */
async function twoBookedToday(days = { start: today(), end: today() }) {
  const rumiIds = [await eligibleDog(server, 'Una'), await eligibleDog(server, 'Dos')] as const
  const made = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds,
    ...days,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { rumiIds, bookingId: made.body.data.serviceBooking.id as string }
}
test('each dog of a booking has a visit, and all bookings of a dog on one day are one visit', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  for (const rumiId of rumiIds)
    expect(await visitsOf(rumiId)).toMatchObject([
      { rumiId, day: today(), status: 'expected', bookingIds: [bookingId], arrivedAt: null },
    ])
  const { body } = await server.request('marta', 'GET', `/api/visits?day=${today()}`)
  expect(body.data.visits.map((one: Visit) => one.rumiId)).toEqual(expect.arrayContaining([...rumiIds]))
})

test('the board of a day lists each dog once, with all bookings of its visit', async () => {
  const { rumiIds, bookingId } = await twoPresent(server, dayCare)
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos, lines)
      select $1, id, 'confirmed', $3, $3, price_centavos, '[]' from services where id = $2 returning id, client_id)
    , dogs as (insert into booking_dogs select made.id, $4, made.client_id from made)
    select id from made`,
    [server.ids.ana, dayCare, addDays(today(), 2), rumiIds[0]],
  )
  const inside = rows[0]!.id
  const { body } = await server.request('marta', 'GET', `/api/desk/day?day=${today()}`)
  const listed = body.data.visits.filter((one: Visit) => rumiIds.includes(one.rumiId)) as Visit[]
  expect(listed).toHaveLength(2)
  expect(listed.find(({ rumiId }) => rumiId === rumiIds[0])?.bookingIds).toEqual([bookingId, inside])
  const booked = body.data.bookings.map((one: { booking: { id: string } }) => one.booking.id)
  expect(booked).toEqual(expect.arrayContaining([bookingId, inside]))
})

test('a dog arrives although records of its sibling are missing, and the sibling’s are checked at its own arrival', async () => {
  const rumiIds = [
    await eligibleDog(server, 'Con papeles'),
    await eligibleDog(server, 'Sin papeles', { medicalRecords: false }),
  ] as const
  const made = await server.request('admin', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds,
    start: today(),
    end: today(),
    override: { reason: 'Los trae su dueña.' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await server.database.pool.query('delete from eligibility_overrides where booking_id = $1', [
    made.body.data.serviceBooking.id,
  ])
  const [ready, lacking] = rumiIds
  await stepped(ready, 'arrival')
  expect((await act(await visitOf(lacking), 'arrival')).body).toMatchObject({ code: 'not-eligible' })
  const waived = await server.request('admin', 'POST', `/api/visits/${(await visitOf(lacking)).id}/arrival`, {
    override: { reason: 'Su cartilla viene en camino.' },
  })
  expect(waived.body.data.visit).toMatchObject({ rumiId: lacking, status: 'in-house' })
})

test('dogs of one booking arrive and leave one by one, and the booking lasts from the first to the last', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  const [one, other] = rumiIds
  expect(await stepped(one, 'arrival')).toMatchObject({ status: 'in-house', arrivedAt: expect.any(String) })
  expect(await visitOf(other)).toMatchObject({ status: 'expected' })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'checked-in' })
  expect((await act(await visitOf(one), 'arrival')).body).toMatchObject({ code: 'step-not-allowed' })
  await stepped(other, 'arrival')

  const left = await stepped(one, 'departure', {
    collectedBy: 'Rosa',
    collectedReason: 'La dueña llamó',
  })
  expect(left).toMatchObject({ status: 'gone', collectedBy: 'Rosa', leftAt: expect.any(String) })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'checked-in' })
  await stepped(other, 'departure')
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'checked-out' })
  expect(await visitOf(other)).toMatchObject({ status: 'gone', collectedBy: '' })
})

test('a booking is a no-show once its last dog is missed, and each absence can be reversed', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  const [one, other] = rumiIds
  await stepped(one, 'missed')
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'confirmed' })
  await stepped(other, 'missed')
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'no-show' })
  expect(await stepped(other, 'reversal', { reason: 'Llegó tarde' })).toMatchObject({ status: 'expected' })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'confirmed' })
})

test('departures are reversed dog by dog, and an arrival only while no dog of its booking has left', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  for (const rumiId of rumiIds) await stepped(rumiId, 'arrival')
  const left = await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, {
    status: 'checked-out',
  })
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  expect(await stepped(rumiIds[1], 'reversal', { reason: 'Sigue aquí' })).toMatchObject({
    status: 'in-house',
    leftAt: null,
  })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'checked-in' })
  expect(await visitOf(rumiIds[0])).toMatchObject({ status: 'gone' })
  const reason = { reason: 'No había llegado' }
  expect((await act(await visitOf(rumiIds[1]), 'reversal', reason)).body).toMatchObject({
    code: 'step-not-allowed',
    message: expect.stringContaining('Corrige primero esa salida'),
  })
  expect(await stepped(rumiIds[0], 'reversal', { reason: 'Sigue aquí' })).toMatchObject({
    status: 'in-house',
  })
  for (const rumiId of rumiIds)
    expect(await stepped(rumiId, 'reversal', reason)).toMatchObject({ status: 'expected', arrivedAt: null })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'confirmed' })
})

test('an arrival is undone whole within its seconds', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  const undoId = randomUUID()
  await stepped(rumiIds[0], 'arrival', { undoId })
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await visitOf(rumiIds[0])).toMatchObject({ status: 'expected', arrivedAt: null })
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'confirmed' })
})

test('a dog that leaves alone pays until today, and the others keep their place in a booking of their own', async () => {
  const { rumiIds, bookingId } = await twoPresent(server, dayCare)
  const [one, other] = rumiIds
  await stepped(one, 'departure')
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'checked-out', end_day: today() })
  expect(await visitOf(one)).toMatchObject({ status: 'gone' })
  const tomorrow = await server.request('marta', 'GET', `/api/visits?day=${addDays(today(), 1)}`)
  const listed = tomorrow.body.data.visits.map(({ rumiId }: Visit) => rumiId)
  expect([listed.includes(one), listed.includes(other)]).toEqual([false, true])
  const staying = await visitOf(other)
  expect(staying).toMatchObject({ status: 'in-house', leftAt: null })
  const restId = staying.bookingIds.find((id) => id !== bookingId)!
  const rest = await bookingOf(restId)
  expect(rest).toMatchObject({ status: 'checked-in', end_day: addDays(today(), 2) })
  const { rows } = await server.database.pool.query<{ price: string }>(
    'select price_centavos as price from services where id = $1',
    [dayCare],
  )
  const price = Number(rows[0]!.price)
  expect(Number((await bookingOf(bookingId)).total_centavos)).toBe(price * 4)
  expect(Number(rest.total_centavos)).toBe(price * 2)
  expect((await act(await visitOf(one), 'reversal', { reason: 'Sigue aquí' })).body).toMatchObject({
    code: 'dog-busy',
    message: expect.stringContaining('Haz una reserva nueva desde hoy'),
  })
  await stepped(other, 'departure')
  expect(await bookingOf(restId)).toMatchObject({ status: 'checked-out' })
})

test('cancelling takes the visit away, and a move takes it along', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  const [before] = await visitsOf(rumiIds[0])
  const day = addDays(today(), 1)
  const moved = await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, {
    start: day,
    end: day,
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await visitsOf(rumiIds[0])).toMatchObject([{ id: before!.id, day }])
  await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'cancelled' })
  expect(await visitsOf(rumiIds[0])).toEqual([])
})

test('the medical records of a dog are checked at its own arrival, after those of the dog before it', async () => {
  const { rumiIds } = await twoBookedToday()
  const [one, other] = rumiIds
  await server.database.pool.query(`delete from medical_records where dog_id = $1 and product = 'Rabia'`, [
    other,
  ])
  await stepped(one, 'arrival')
  expect((await act(await visitOf(other), 'arrival')).body).toMatchObject({ code: 'not-eligible' })
  expect(await visitOf(other)).toMatchObject({ status: 'expected' })
})

test('a dog is not missed before its day, with others in its booking or alone', async () => {
  const { rumiIds } = await twoBookedToday({ start: addDays(today(), 1), end: addDays(today(), 1) })
  for (const rumiId of rumiIds)
    expect((await act(await visitOf(rumiId), 'missed')).body).toMatchObject({ code: 'before-its-day' })
})

test('one check-out charges a family and hands over its dogs, once', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  for (const rumiId of rumiIds) await stepped(rumiId, 'arrival')
  const visits = [await visitOf(rumiIds[0]), await visitOf(rumiIds[1])]
  const { total_centavos, version } = await bookingOf(bookingId)
  const amountCentavos = Number(total_centavos)
  const body = {
    visitIds: visits.map(({ id }) => id),
    versions: { [bookingId]: version },
    collectedBy: 'Rosa',
    collectedReason: 'La mandó su mamá',
    charge: { payments: [{ target: { bookingId }, method: 'transfer', amountCentavos }] },
  }
  const checkOut = (changes: object = {}) =>
    server.request('marta', 'POST', '/api/checkOuts', { ...body, ...changes })
  expect((await checkOut({ versions: { [bookingId]: version + 1 } })).body).toMatchObject({ code: 'stale' })
  const left = await checkOut()
  expect(left.status, JSON.stringify(left.body)).toBe(201)
  expect(left.body.data.checkOut).toMatchObject({
    serviceBookings: [{ id: bookingId, status: 'checked-out' }],
    payments: [{ amountCentavos }],
  })
  for (const rumiId of rumiIds)
    expect(await visitOf(rumiId)).toMatchObject({ status: 'gone', collectedBy: 'Rosa' })
  expect((await checkOut({ versions: {}, charge: undefined })).body).toMatchObject({
    code: 'step-not-allowed',
    message: expect.stringContaining('ya está registrada'),
  })
})

test('a missed dog returns to its booking only while that is open for the others', async () => {
  const { rumiIds, bookingId } = await twoBookedToday()
  const [came, missed] = rumiIds
  await stepped(came, 'arrival')
  const over = await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, {
    status: 'checked-out',
  })
  expect(over.status, JSON.stringify(over.body)).toBe(200)
  const reason = { reason: 'Llegó tarde' }
  expect((await act(await visitOf(missed), 'reversal', reason)).body).toMatchObject({
    code: 'step-not-allowed',
    message: expect.stringContaining('Corrige primero esa salida'),
  })
  expect((await act(await visitOf(came), 'reversal', reason)).status).toBe(201)
  expect((await act(await visitOf(missed), 'reversal', reason)).status).toBe(201)
  expect((await act(await visitOf(missed), 'arrival')).status).toBe(201)
})

test('owners neither see nor change visits, and a missing one is not found', async () => {
  const { rumiIds } = await twoBookedToday()
  const visit = await visitOf(rumiIds[0])
  expect((await server.request('ana', 'GET', '/api/visits')).status).toBe(403)
  expect((await server.request('ana', 'POST', `/api/visits/${visit.id}/arrival`, {})).status).toBe(403)
  expect((await server.request('marta', 'POST', `/api/visits/${randomUUID()}/arrival`, {})).status).toBe(404)
  const stale = { version: visit.version + 1 }
  expect((await act(visit, 'arrival', stale)).body).toMatchObject({ code: 'stale' })
})
