import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const change = (who: DemoName, id: string, changes: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, changes)
const checkIn = (who: DemoName, id: string, more: object = {}) =>
  change(who, id, { status: 'checked-in', ...more })

/** A stay that begins today in a room of its own. */
async function arriving(dog: string, name: string, more: object = {}) {
  const { status, body } = await server.request('admin', 'POST', '/api/serviceBookings', {
    serviceId: hotel,
    rumiIds: [dog],
    ...openNights(90, 2),
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { id } = body.data.serviceBooking
  await moveStay(server.database.pool, id, { start: today(), end: addDays(today(), 2) })
  return id as string
}

/** One whose dog lost its vaccine of rabies after it was booked. */
async function withoutRabies(name: string) {
  const dog = await eligibleDog(server, name)
  const id = await arriving(dog, name)
  await server.database.pool.query(`delete from medical_records where dog_id = $1 and product = 'Rabia'`, [
    dog,
  ])
  return { id, dog }
}
const waivedOf = async (id: string) => {
  const { rows } = await server.database.pool.query(
    'select code, reason from eligibility_overrides where booking_id = $1',
    [id],
  )
  return rows
}

test('a dog with an invalid medical record at arrival is rejected with what is missing', async () => {
  const { id, dog } = await withoutRabies('Sin rabia')
  const refused = await checkIn('marta', id)
  expect([refused.status, refused.body.code]).toEqual([422, 'not-eligible'])
  expect(refused.body.reasons).toMatchObject([{ rumiId: dog, code: 'rabies-missing' }])
  const { rows } = await server.database.pool.query('select status from bookings where id = $1', [id])
  expect(rows).toEqual([{ status: 'confirmed' }])
})

test('only a user with the right lets it in, with a recorded reason', async () => {
  const { id } = await withoutRabies('Con permiso')
  const override = { reason: 'Su dueña trae la cartilla esta tarde' }
  expect((await checkIn('marta', id, { override })).status).toBe(403)
  expect((await checkIn('admin', id, { override: { reason: 'corto' } })).status).toBe(400)
  expect((await change('admin', id, { notes: 'Nada', override })).status).toBe(422)
  const undoId = crypto.randomUUID()
  expect((await checkIn('admin', id, { override, undoId })).status).toBe(200)
  expect(await waivedOf(id)).toEqual([{ code: 'rabies-missing', ...override }])
  expect((await server.request('admin', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await waivedOf(id)).toEqual([])
  expect((await checkIn('marta', id)).status).toBe(422)
  expect((await checkIn('admin', id, { override })).status).toBe(200)
})

test('a waiver at booking stays valid, and records of the day suffice', async () => {
  const dog = await eligibleDog(server, 'Apartado', { medicalRecords: false })
  const override = { reason: 'La veterinaria nos mandó su cartilla' }
  const id = await arriving(dog, 'Apartado', { override })
  expect((await checkIn('marta', id)).status).toBe(200)

  const other = await withoutRabies('La trae hoy')
  const record = { rumiId: other.dog, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-06-01' }
  expect((await server.request('marta', 'POST', '/api/medical-records', record)).status).toBe(201)
  expect((await checkIn('marta', other.id)).status).toBe(200)
  expect(await waivedOf(other.id)).toEqual([])
})
