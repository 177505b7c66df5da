import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from './eligible-dog.ts'
import { openNights } from './open-nights.ts'
import { openTestServer, type DemoName, type TestServer } from './open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

test('the desk is told where the dogs are of somebody else than it says', async () => {
  const serviceId = await serviceOf(server, 'Hotel')
  const rumiIds = [await eligibleDog(server, 'De Ana')]
  const as = (who: DemoName, clientId: string) =>
    server.ask(who, 'POST', '/api/serviceBookings', { serviceId, rumiIds, ...openNights(20), clientId })
  for (const clientId of [server.ids.luis, crypto.randomUUID()])
    expect(await as('marta', clientId)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'clientId', message: expect.stringMatching(/otra familia/) }] },
    })
  expect((await as('marta', server.ids.ana)).body.data.serviceBooking.clientId).toBe(server.ids.ana)
})
