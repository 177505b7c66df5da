import { addDays, instantAt, takesPlaceOn } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type DemoName, type OpenHouse } from './open-house.ts'
import { openNights } from './open-nights.ts'
import { readyDog, serviceOf } from './ready-dog.ts'

let house: OpenHouse
let hotel: string
beforeAll(async () => {
  house = await openHouse()
  hotel = await serviceOf(house, 'Hotel')
  await house.database.pool.query('update users set identified_at = now()')
})
afterAll(() => house.close())

const nextAfter = (day: string) => {
  let next = addDays(day, 1)
  while (!takesPlaceOn('Hotel', next)) next = addDays(next, 1)
  return next
}

const book = (who: DemoName, rumiIds: string[], nights: { start: string; end: string }) =>
  house.ask(who, 'POST', '/api/serviceBookings', { serviceId: hotel, rumiIds, ...nights })

const change = (who: DemoName, id: string, body: object) =>
  house.ask(who, 'PUT', `/api/serviceBookings/${id}`, body)

test('a family sleeps together in the smallest room that takes it, and is told where none does', async () => {
  const nights = openNights(30)
  const dogs = [await readyDog(house, 'Uno'), await readyDog(house, 'Dos')]
  const { body } = await book('ana', dogs, nights)
  expect(body.data.serviceBooking.resource).toMatch(/^(Jacaranda|Bugambilia|Nopal)$/)
  const four = await Promise.all(['A', 'B', 'C', 'D'].map((name) => readyDog(house, `Camada ${name}`)))
  const refused = await book('ana', four, nights)
  expect(refused).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  expect(refused.body.message).toMatch(/^No caben juntos .* Camada/)
})

test('staff chooses the room, and is told which other booking could move; an owner is told neither', async () => {
  const nights = openNights(60)
  const small = await readyDog(house, 'Chico', { weightKg: 5 })
  const { id } = (await book('ana', [small], nights)).body.data.serviceBooking
  expect(await change('ana', id, { resource: 'Cempasúchil' })).toMatchObject({ status: 403 })
  const moved = await change('marta', id, { resource: 'Cempasúchil' })
  expect(moved.body.data.serviceBooking).toMatchObject({ resource: 'Cempasúchil', ...nights, version: 2 })
  expect((await change('marta', id, { resource: 'Nadie' })).body.code).toBe('breaks-a-rule')

  const large = await readyDog(house, 'Grandote', { weightKg: 48 })
  const toStaff = await book('marta', [large], nights)
  expect(toStaff).toMatchObject({
    status: 409,
    body: { code: 'no-capacity', suggestion: { bookingId: id, freed: 'Cempasúchil' } },
  })
  expect((await book('ana', [large], nights)).body).not.toHaveProperty('suggestion')

  await change('marta', id, { resource: toStaff.body.suggestion.resource })
  expect((await book('ana', [large], nights)).body.data.serviceBooking.resource).toBe('Cempasúchil')
})

test('a room that is taken or too small is refused, and the booking stays where it was', async () => {
  const nights = openNights(90)
  const one = (await book('ana', [await readyDog(house, 'Primero', { weightKg: 20 })], nights)).body.data
    .serviceBooking
  const other = (await book('ana', [await readyDog(house, 'Segundo', { weightKg: 20 })], nights)).body.data
    .serviceBooking
  expect((await change('marta', other.id, { resource: one.resource })).body.code).toBe('no-capacity')
  expect((await change('marta', other.id, { resource: 'Girasol' })).body.code).toBe('breaks-a-rule')
  const longer = await change('ana', other.id, { end: nextAfter(nights.end) })
  expect(longer.body.data.serviceBooking.resource).toBe(other.resource)
})

test('a bath before going home fits inside a dog’s own stay, and a second stay does not', async () => {
  const nights = openNights(120)
  const dog = await readyDog(house, 'Bañado')
  await book('ana', [dog], nights)
  const bath = await house.ask('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(house, 'Grooming'),
    rumiIds: [dog],
    start: instantAt(nights.end, '08:00'),
    end: instantAt(nights.end, '10:00'),
  })
  expect(bath.status).toBe(201)
  const again = await book('ana', [dog], nights)
  expect(again).toMatchObject({ status: 409, body: { code: 'dog-busy' } })
  expect(again.body.message).toMatch(/^Bañado ya tiene una reserva/)
})
