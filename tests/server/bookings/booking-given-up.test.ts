import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const change = (who: 'ana' | 'marta', id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)
async function bookStay(name: string, ahead: number) {
  const rumiIds = [await eligibleDog(server, name)]
  const requested = { serviceId: hotel, rumiIds, ...openNights(ahead, 2) }
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', requested)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking
}
const pay = (id: string, amountCentavos: number) =>
  server.request('marta', 'POST', `/api/serviceBookings/${id}/payments`, { amountCentavos, method: 'cash' })
async function listed(id: string) {
  const { body } = await server.request('ana', 'GET', '/api/serviceBookings?limit=200')
  return body.data.serviceBookings.find((one: { id: string }) => one.id === id)
}
const startedDaysAgo = (id: string, days: number) =>
  moveStay(server.database.pool, id, { start: addDays(today(), -days), end: addDays(today(), 2 - days) })

async function expectNotedByTheDeskAlone(id: string) {
  expect(await change('ana', id, { notes: 'Come a las ocho.' })).toMatchObject({
    status: 422,
    body: { code: 'too-late-to-change', message: expect.stringMatching(/^Esa reserva ya pasó o se canceló/) },
  })
  expect(await change('marta', id, { notes: 'Dejó su cobija.' })).toMatchObject({
    status: 200,
    body: { data: { serviceBooking: { notes: 'Dejó su cobija.' } } },
  })
  // What is there already may be sent along.
  expect((await change('ana', id, { notes: 'Dejó su cobija.' })).status).toBe(200)
}

test('an owner notes nothing on a booking that was cancelled, and nothing is kept where nothing was', async () => {
  const { id } = await bookStay('Cancelada', 30)
  expect((await change('ana', id, { notes: 'Trae su cama.' })).status).toBe(200)
  await change('ana', id, { status: 'cancelled' })
  await expectNotedByTheDeskAlone(id)
  expect(await listed(id)).toMatchObject({ status: 'cancelled', keptCentavos: 0 })
})

test('a cancelled booking states what its terms retained of its payments', async () => {
  const { id, totalCentavos } = await bookStay('Tarde', 40)
  await pay(id, totalCentavos)
  expect(await listed(id)).toMatchObject({ keptCentavos: 0 })
  await change('ana', id, { status: 'cancelled' })
  await server.request('marta', 'POST', `/api/serviceBookings/${id}/settlements`, { money: 'keep' })
  expect(await listed(id)).toMatchObject({ keptCentavos: totalCentavos })
})

test('a booking that was missed keeps what was paid, and the owner notes nothing on it', async () => {
  const { id } = await bookStay('Ausente', 50)
  await pay(id, 100_00)
  await startedDaysAgo(id, 1)
  expect((await change('marta', id, { status: 'no-show' })).status).toBe(200)
  await expectNotedByTheDeskAlone(id)
  expect(await listed(id)).toMatchObject({ status: 'no-show', keptCentavos: 100_00 })
})

test('a booking whose days are over is noted on by the desk alone, and one that goes on by its owner too', async () => {
  const { id } = await bookStay('Pasada', 60)
  await startedDaysAgo(id, 2)
  expect((await change('ana', id, { notes: 'Lo recojo temprano.' })).status).toBe(200)
  await startedDaysAgo(id, 3)
  await expectNotedByTheDeskAlone(id)
})
