import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

test('the desk is refused where the dogs belong to another owner than the one given', async () => {
  const serviceId = await serviceOf(server, 'Hotel')
  const rumiIds = [await eligibleDog(server, 'De Ana')]
  const as = (who: DemoName, clientId: string) =>
    server.request(who, 'POST', '/api/serviceBookings', { serviceId, rumiIds, ...openNights(20), clientId })
  for (const clientId of [server.ids.luis, crypto.randomUUID()])
    expect(await as('marta', clientId)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'clientId', message: expect.stringMatching(/otra familia/) }] },
    })
  expect((await as('marta', server.ids.ana)).body.data.serviceBooking.clientId).toBe(server.ids.ana)
})

test('a dog’s bookings are found by the dog, with or without its family; another owner finds none', async () => {
  const [alone, beside] = [await eligibleDog(server, 'Visita uno'), await eligibleDog(server, 'Visita dos')]
  const serviceId = await serviceOf(server, 'Guardería')
  const book = async (day: string, ...rumiIds: string[]): Promise<string> => {
    const wanted = { serviceId, rumiIds, start: day, end: day }
    return (await server.request('marta', 'POST', '/api/serviceBookings', wanted)).body.data.serviceBooking.id
  }
  const day = nextOpenDay('Guardería', 31)
  const both = await book(day, alone, beside)
  const one = await book(nextOpenDay('Guardería', 33), alone)
  const bookingsOf = async (who: DemoName, query: string): Promise<string[]> =>
    (await server.request(who, 'GET', `/api/serviceBookings?${query}`)).body.data.serviceBookings.map(
      ({ id }: { id: string }) => id,
    )
  expect(await bookingsOf('marta', `rumiId=${alone}&sort=-start`)).toEqual([one, both])
  expect(await bookingsOf('marta', `rumiId=${beside}`)).toEqual([both])
  expect(await bookingsOf('marta', `rumiId=${alone}&from=${day}&to=${day}`)).toEqual([both])
  expect(await bookingsOf('luis', `rumiId=${alone}`)).toEqual([])
})
