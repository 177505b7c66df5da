import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const change = (path: string, body: object) => server.request('admin', 'PUT', `/api/${path}`, body)

test('a stay goes on in its room after the office made day care of its service', async () => {
  const serviceId = await serviceOf(server, 'Hotel')
  const stay = { serviceId, rumiIds: [await eligibleDog(server, 'De antes')], ...openNights(30, 3) }
  const requested = await server.request('ana', 'POST', '/api/serviceBookings', stay)
  const { id, resource } = requested.body.data.serviceBooking
  expect(await change(`services/${serviceId}`, { serviceType: 'Guardería' })).toMatchObject({ status: 200 })
  expect(await change(`serviceBookings/${id}`, { status: 'confirmed' })).toMatchObject({
    status: 200,
    body: { data: { serviceBooking: { status: 'confirmed', resource } } },
  })
})
