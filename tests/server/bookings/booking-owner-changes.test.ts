import { addDays, addMinutes, instantAt, serviceTypes, type ServiceType } from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
const services = {} as Record<ServiceType, { id: string; priceCentavos: number; durationMinutes: number }>
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request('marta', 'GET', '/api/services?limit=200')
  for (const type of serviceTypes) {
    const id = await serviceOf(server, type)
    services[type] = body.data.service.find((one: { id: string }) => one.id === id)
  }
})
afterAll(() => server.close())

const book = (who: DemoName, body: object) => server.request(who, 'POST', '/api/serviceBookings', body)
const change = (who: DemoName, id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)

let ahead = 20
type Times = { start: string; end: string }

/** A time of the usual length for each type, later each time. */
function timeOf(type: ServiceType): Times {
  ahead += 3
  if (type === 'Hotel') return openNights(ahead, 2)
  const day = nextOpenDay(type, ahead)
  if (type === 'Guardería') return { start: day, end: day }
  const start = instantAt(day, '10:00')
  return { start, end: addMinutes(start, type === 'Evento' ? 120 : services[type].durationMinutes) }
}

const shifted = ({ start, end }: Times, unit: 'days' | 'hours', from: number, to: number): Times =>
  unit === 'days'
    ? { start: addDays(start, from), end: addDays(end, to) }
    : { start: addMinutes(start, from * 60), end: addMinutes(end, to * 60) }

/** Changes that an owner may try with the time of a booking. */
const tries: Record<string, (times: Times, type: ServiceType) => Partial<Times>> = {
  'another day': (_, type) => timeOf(type),
  'its start alone': (_, type) => ({ start: timeOf(type).start }),
  longer: (times, type) => shifted(times, unitOf(type), 0, 1),
  'much longer': (times, type) => shifted(times, unitOf(type), 0, 2),
  'an earlier beginning': (times, type) => shifted(times, unitOf(type), -1, 0),
  shorter: (times, type) => shifted(times, unitOf(type), 0, -1),
}
const unitOf = (type: ServiceType) => (type === 'Hotel' || type === 'Guardería' ? 'days' : 'hours')

const table = serviceTypes.flatMap((type) => Object.keys(tries).map((tried) => [type, tried] as const))

const priceFor = async (serviceId: string, rumiIds: string[], { start, end }: Times) => {
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings/quote', {
    serviceId,
    rumiIds,
    start,
    end,
  })
  return body.data.quote.totalCentavos as number
}

describe.each(table)('%s: an owner requests %s', (type, tried) => {
  test('a new time costs what the rules state, at today’s prices', async () => {
    const service = services[type]
    const rumiIds = [await eligibleDog(server, `${type} ${tried}`.slice(0, 60))]
    const requested = { serviceId: service.id, rumiIds, ...timeOf(type) }
    // The hall is booked by the desk alone.
    const made = await book(type === 'Evento' ? 'marta' : 'ana', requested)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const booked = made.body.data.serviceBooking
    const dearer = { priceCentavos: service.priceCentavos + 1_000 }
    await server.request('marta', 'PUT', `/api/services/${service.id}`, dearer)
    const { status, body } = await change('ana', booked.id, tries[tried]!(booked, type))
    expect([200, 409, 422]).toContain(status)
    const now: Times & { totalCentavos: number } = body.data?.serviceBooking ?? booked
    const right = status === 200 ? await priceFor(service.id, rumiIds, now) : booked.totalCentavos
    expect(now.totalCentavos).toBe(right)
    await server.request('marta', 'PUT', `/api/services/${service.id}`, {
      priceCentavos: service.priceCentavos,
    })
    await change('marta', booked.id, { status: 'cancelled' })
  })
})

const agreedPrice = { totalCentavos: 4_500_00, reason: 'Paquete Premium para doce invitados.' }

describe.each(Object.keys(tries))('an event with an agreed price whose owner requests %s', (tried) => {
  test('keeps its agreement and names a contact; notes and cancellation are allowed', async () => {
    const rumiIds = [await eligibleDog(server, `Festejo ${tried}`, { medicalRecords: false })]
    const party = { serviceId: services.Evento.id, rumiIds, ...timeOf('Evento') }
    const booked = (await book('marta', { ...party, agreedPrice })).body.data.serviceBooking
    const wanted = tries[tried]!(booked, 'Evento')
    for (const stage of ['pending', 'confirmed']) {
      if (stage === 'confirmed') await change('marta', booked.id, { status: 'confirmed' })
      expect(await change('ana', booked.id, wanted)).toMatchObject({
        status: 422,
        body: { code: 'price-agreed', message: expect.stringContaining('Escríbenos') },
      })
    }
    const { body } = await server.request('ana', 'GET', `/api/serviceBookings?limit=200`)
    expect(body.data.serviceBookings).toContainEqual(
      expect.objectContaining({
        id: booked.id,
        start: booked.start,
        end: booked.end,
        agreedCentavos: 4_500_00,
      }),
    )
    expect(await change('ana', booked.id, { notes: 'Sin globos, por favor.' })).toMatchObject({ status: 200 })
    expect(await change('ana', booked.id, { status: 'cancelled' })).toMatchObject({ status: 200 })
  })
})

test('an owner books neither a party nor what is sold at the desk alone', async () => {
  const rumiIds = [await eligibleDog(server, 'Fiestero')]
  const refused = { status: 422, body: { code: 'not-bookable' } }
  expect(await book('ana', { serviceId: services.Evento.id, rumiIds, ...timeOf('Evento') })).toMatchObject(
    refused,
  )
  const { id: serviceId } = services.Guardería
  const times = timeOf('Guardería')
  const sell = (bookableOnline: boolean) =>
    server.request('admin', 'PUT', `/api/services/${serviceId}`, { bookableOnline })
  expect((await sell(false)).status).toBe(200)
  expect(await book('ana', { serviceId, rumiIds, ...times })).toMatchObject(refused)
  const days = { serviceId, rumiIds, days: [times.start] }
  expect(await server.request('ana', 'POST', '/api/serviceBookings/recurring', days)).toMatchObject(refused)
  await sell(true)
  expect((await server.request('ana', 'POST', '/api/serviceBookings/recurring', days)).status).toBe(201)
})

test('the desk changes one thing at a time, gives no other room to what is over, and books no two families', async () => {
  const rumiIds = [await eligibleDog(server, 'De a una')]
  const { id: serviceId } = services.Hotel
  const { id } = (await book('marta', { serviceId, rumiIds, ...timeOf('Hotel') })).body.data.serviceBooking
  expect(await change('marta', id, { status: 'cancelled', ...timeOf('Hotel') })).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule' },
  })
  expect((await change('marta', id, { status: 'cancelled' })).status).toBe(200)
  expect(await change('marta', id, { resource: 'Cempasúchil' })).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed' },
  })
  const both = [...rumiIds, await eligibleDog(server, 'De Luis', { owner: 'luis' })]
  expect(await book('marta', { serviceId, rumiIds: both, ...timeOf('Hotel') })).toMatchObject({
    body: { code: 'no-such-dog' },
  })
})
