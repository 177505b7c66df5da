import { addDays, instantAt, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const nextAfter = (day: string) => {
  let next = addDays(day, 1)
  while (!takesPlaceOn('Hotel', next, usualCalendar)) next = addDays(next, 1)
  return next
}

const book = (who: DemoName, rumiIds: string[], nights: { start: string; end: string }) =>
  server.request(who, 'POST', '/api/serviceBookings', { serviceId: hotel, rumiIds, ...nights })

const change = (who: DemoName, id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)

test('a family sleeps together in the smallest room that fits, and is refused where none does', async () => {
  const nights = openNights(30)
  const dogs = [await eligibleDog(server, 'Uno'), await eligibleDog(server, 'Dos')]
  const { body } = await book('ana', dogs, nights)
  expect(body.data.serviceBooking.resource).toMatch(/^(Jacaranda|Bugambilia|Nopal)$/)
  const four = await Promise.all(['A', 'B', 'C', 'D'].map((name) => eligibleDog(server, `Camada ${name}`)))
  const refused = await book('ana', four, nights)
  expect(refused).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  expect(refused.body.message).toMatch(/^No caben juntos .* Camada/)
})

test('staff chooses the room and sees which other booking could move; an owner sees neither', async () => {
  const nights = openNights(60)
  const small = await eligibleDog(server, 'Chico', { weightKg: 5 })
  const { id } = (await book('ana', [small], nights)).body.data.serviceBooking
  expect(await change('ana', id, { resource: 'Cempasúchil' })).toMatchObject({ status: 403 })
  const moved = await change('marta', id, { resource: 'Cempasúchil' })
  expect(moved.body.data.serviceBooking).toMatchObject({ resource: 'Cempasúchil', ...nights, version: 2 })
  expect((await change('marta', id, { resource: 'Nadie' })).body.code).toBe('breaks-a-rule')

  const large = await eligibleDog(server, 'Grandote', { weightKg: 48 })
  const toStaff = await book('marta', [large], nights)
  expect(toStaff).toMatchObject({
    status: 409,
    body: { code: 'no-capacity', suggestion: { bookingId: id, freed: 'Cempasúchil' } },
  })
  expect((await book('ana', [large], nights)).body).not.toHaveProperty('suggestion')

  await change('marta', id, { resource: toStaff.body.suggestion.resource })
  expect((await book('ana', [large], nights)).body.data.serviceBooking.resource).toBe('Cempasúchil')
})

test('a stay that moves keeps the room it has while that is free, though a smaller one is, too', async () => {
  const nights = openNights(230)
  const dog = await eligibleDog(server, 'Apegado', { weightKg: 5 })
  const { id } = (await book('ana', [dog], nights)).body.data.serviceBooking
  await change('marta', id, { resource: 'Cempasúchil' })
  const { body } = await change('ana', id, { end: nextAfter(nights.end) })
  expect(body.data.serviceBooking).toMatchObject({ start: nights.start, resource: 'Cempasúchil' })
})

test('a room that is taken or too small is refused, and the booking stays where it was', async () => {
  const nights = openNights(90)
  const one = (await book('ana', [await eligibleDog(server, 'Primero', { weightKg: 20 })], nights)).body.data
    .serviceBooking
  const other = (await book('ana', [await eligibleDog(server, 'Segundo', { weightKg: 20 })], nights)).body
    .data.serviceBooking
  expect((await change('marta', other.id, { resource: one.resource })).body.code).toBe('no-capacity')
  expect((await change('marta', other.id, { resource: 'Girasol' })).body.code).toBe('breaks-a-rule')
  const longer = await change('ana', other.id, { end: nextAfter(nights.end) })
  expect(longer.body.data.serviceBooking.resource).toBe(other.resource)
})

test('a bath before going home fits inside a dog’s own stay, and a second stay does not', async () => {
  const nights = openNights(120)
  const dog = await eligibleDog(server, 'Bañado')
  await book('ana', [dog], nights)
  const bath = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Grooming'),
    rumiIds: [dog],
    start: instantAt(nights.end, '08:00'),
    end: instantAt(nights.end, '10:00'),
  })
  expect(bath.status).toBe(201)
  const again = await book('ana', [dog], nights)
  expect(again).toMatchObject({ status: 409, body: { code: 'dog-busy' } })
  expect(again.body.message).toMatch(/^Bañado ya tiene una reserva/)
})

test('another room for the same nights checks neither medical records nor price', async () => {
  const nights = openNights(150)
  const dog = await eligibleDog(server, 'Se muda')
  const booked = (await book('ana', [dog], nights)).body.data.serviceBooking
  await server.database.pool.query('delete from medical_records where dog_id = $1', [dog])
  await server.database.pool.query('update services set price_centavos = price_centavos + 1 where id = $1', [
    hotel,
  ])
  const { status, body } = await change('marta', booked.id, { resource: 'Cempasúchil', ...nights })
  expect(status).toBe(200)
  expect(body.data.serviceBooking).toEqual({
    ...booked,
    resource: 'Cempasúchil',
    version: booked.version + 1,
    updatedAt: expect.any(String),
  })
  const dearer = await change('marta', booked.id, { end: nextAfter(nights.end) })
  expect(dearer).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
})

test('a dog without a weight gets the large room, or must be weighed when that is taken', async () => {
  const nights = openNights(180)
  const [one, other] = [
    await eligibleDog(server, 'Ligera', { weightKg: null }),
    await eligibleDog(server, 'Pluma', { weightKg: null }),
  ]
  const requested = { serviceId: hotel, rumiIds: [other], ...nights }
  const { quote } = (await server.request('ana', 'POST', '/api/serviceBookings/quote', requested)).body.data
  expect(quote.hints).toEqual([
    { rumiId: other, code: 'weight-missing', message: expect.stringMatching(/^Nos falta el peso de Pluma/) },
  ])
  expect(quote.eligibility).toEqual([{ rumiId: other, ok: true, reasons: [] }])
  expect((await book('ana', [one], nights)).body.data.serviceBooking.resource).toBe('Cempasúchil')

  const refused = await book('ana', [other], nights)
  expect(refused).toMatchObject({ status: 409, body: { code: 'no-capacity', unweighed: [other] } })
  expect(refused.body.message).toMatch(/^Nos falta el peso de Pluma/)
  const waiting = await server.request('ana', 'POST', '/api/waitingList', requested)
  expect(waiting).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule', message: refused.body.message },
  })
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    ...requested,
    resource: 'Nopal',
  })
  expect(body).toMatchObject({ code: 'breaks-a-rule', message: expect.stringMatching(/el peso de Pluma/) })

  await server.request('ana', 'PATCH', `/api/rumis/${other}`, { weightKg: 6 })
  expect((await book('ana', [other], nights)).status).toBe(201)
})

test('requires no weight while no room is free at all', async () => {
  const nights = openNights(210)
  const sixth = await eligibleDog(server, 'Sexta', { weightKg: null })
  for (const name of ['I', 'II', 'III', 'IV', 'V', 'VI'])
    await book('ana', [await eligibleDog(server, `Llena ${name}`)], nights)
  const { body } = await book('ana', [sixth], nights)
  expect(body).toMatchObject({
    code: 'no-capacity',
    message: expect.stringMatching(/^No queda una habitación/),
  })
  expect(body).not.toHaveProperty('unweighed')
})
