import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let clientId: string
let dogId: string
let bookingId: string
beforeAll(async () => {
  server = await openTestServer()
  const client = { name: 'Tere', lastName: 'Solís Peña'.normalize('NFD'), phone: '044 55 7301 2288' }
  clientId = (await server.request('marta', 'POST', '/api/users', client)).body.data.user.id
  dogId = await eligibleDog(server, 'Ñandú')
  await server.database.pool.query('update dogs set owner_id = $1 where id = $2', [clientId, dogId])
  await server.database.pool.query('update medical_records set owner_id = $1 where dog_id = $2', [
    clientId,
    dogId,
  ])
  const day = nextOpenDay('Guardería', 3)
  const requested = {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dogId],
    start: day,
    end: day,
  }
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', requested)
  bookingId = body.data.serviceBooking.id
})
afterAll(() => server.close())

const searches = [
  'nandu solis',
  'peña ÑANDÚ'.normalize('NFD'),
  'solis tere',
  'tere 5573012288',
  '+52 1 55 7301-2288',
  '55.7301.2288 ñandú',
]

const found = async (path: string, key: string, search: string) => {
  const { status, body } = await server.request(
    'marta',
    'GET',
    `${path}?search=${encodeURIComponent(search)}`,
  )
  expect(status, search).toBe(200)
  return JSON.stringify(body.data[key])
}

test.each(searches)('"%s" finds the family, the client, the dog and the booking', async (search) => {
  expect(await found('/api/desk/families', 'families', search)).toContain(clientId)
  expect(await found('/api/users', 'users', search)).toContain(clientId)
  expect(await found('/api/rumis', 'rumis', search)).toContain(dogId)
  expect(await found('/api/serviceBookings', 'serviceBookings', search)).toContain(bookingId)
})

test('words of two families find neither', async () => {
  for (const search of ['ñandú garcía', 'canela solís', '55 7301 2299']) {
    expect(await found('/api/desk/families', 'families', search), search).not.toContain(clientId)
    expect(await found('/api/users', 'users', search), search).not.toContain(clientId)
    expect(await found('/api/rumis', 'rumis', search), search).not.toContain(dogId)
    expect(await found('/api/serviceBookings', 'serviceBookings', search), search).not.toContain(bookingId)
  }
})

test('an owner searches among their own', async () => {
  const { body } = await server.request('ana', 'GET', '/api/serviceBookings?search=nandu')
  expect(body.data.serviceBookings).toEqual([])
  const own = await server.request('ana', 'GET', '/api/rumis?search=canela')
  expect(own.body.data.rumis.map(({ name }: { name: string }) => name)).toEqual(['Canela'])
})
