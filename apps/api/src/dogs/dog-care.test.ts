import { dogCareFields } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { eligibleDog, serviceOf } from '../../../../tests/support/bookings/eligible-dog.ts'

let server: TestServer
let dog: string
let bookingId: string
let day: string
/** Value of every care field, absent from all responses to accountants. */
const secret = 'Solo-para-quien-la-cuida'
beforeAll(async () => {
  server = await openTestServer()
  dog = await eligibleDog(server, 'Discreta')
  const care = Object.fromEntries(dogCareFields.map((field) => [field, secret]))
  await server.request('ana', 'PATCH', `/api/rumis/${dog}`, care)
  day = nextOpenDay('Guardería', 3)
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: day,
    end: day,
    clientId: server.ids.ana,
    notes: secret,
  })
  bookingId = body.data.serviceBooking.id
})
afterAll(() => server.close())

const get = (who: DemoName, path: string) => server.request(who, 'GET', `/api${path}`)
const readable = () => [
  `/rumis/${dog}`,
  `/rumis?ids=${dog}`,
  `/desk/day?day=${day}`,
  `/desk/bookings/${bookingId}`,
  '/desk/families?search=Discreta',
]
/** Paths of a visit's care notes. */
const bookingPaths = () => [`/serviceBookings?from=${day}&to=${day}`, `/desk/bookings/${bookingId}`]

test('an accountant reads the name of a dog and none of its medical data', async () => {
  for (const path of readable()) {
    const [books, desk] = [await get('conta', path), await get('marta', path)]
    expect([books.status, desk.status], path).toEqual([200, 200])
    expect(JSON.stringify(books.body), path).toContain('Discreta')
    expect(JSON.stringify(books.body), path).not.toContain(secret)
    expect(JSON.stringify(desk.body), path).toContain(secret)
  }
  const { deskBooking } = (await get('conta', `/desk/bookings/${bookingId}`)).body.data
  expect([deskBooking.medicalRecords, deskBooking.overrides]).toEqual([[], []])
})

test('an accountant reads a visit and its price without its notes', async () => {
  for (const path of bookingPaths()) {
    const [books, desk] = [await get('conta', path), await get('marta', path)]
    expect([books.status, desk.status], path).toEqual([200, 200])
    expect(JSON.stringify(books.body), path).toContain(bookingId)
    expect(JSON.stringify(books.body), path).not.toContain(secret)
    expect(JSON.stringify(desk.body), path).toContain(secret)
  }
  expect(JSON.stringify((await get('ana', bookingPaths()[0]!)).body)).toContain(secret)
})

test.each(['/medical-records', '/reportCards', '/export-excel', '/reports/expiringMedicalRecords'])(
  'the books do not reach %s',
  async (path) => {
    expect((await get('conta', path)).status).toBe(403)
    expect((await get('marta', path)).status).toBe(200)
  },
)

test('a quote shows its price to the books and hides medical reasons', async () => {
  const { body } = await server.request('marta', 'GET', '/api/rumis?search=Frijol')
  const requested = {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [body.data.rumis[0]._id],
    start: day,
    end: day,
  }
  const quoted = async (who: DemoName) =>
    (await server.request(who, 'POST', '/api/serviceBookings/quote', requested)).body.data.quote
  const [books, desk] = [await quoted('conta'), await quoted('marta')]
  expect(books.totalCentavos).toBe(desk.totalCentavos)
  expect(desk.eligibility[0].reasons).not.toEqual([])
  expect([books.eligibility[0].reasons, books.hints]).toEqual([[], []])
})
