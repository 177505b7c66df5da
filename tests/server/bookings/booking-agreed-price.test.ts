import { addMinutes, dayOf, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let event: string
let dog: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  event = await serviceOf(server, 'Evento')
  dog = await eligibleDog(server, 'Festejada', { medicalRecords: false })
})
afterAll(() => server.close())

const agreedPrice = { totalCentavos: 4_500_00, reason: 'Paquete Premium para doce invitados.' }

let ahead = 60
function party() {
  ahead = ahead + 1
  const start = instantAt(nextOpenDay('Evento', ahead * 2), '10:00')
  return { serviceId: event, rumiIds: [dog], start, end: addMinutes(start, 120) }
}

const book = (who: DemoName, body: object, headers?: Record<string, string>) =>
  server.request(who, 'POST', '/api/serviceBookings', body, headers)
const change = (who: DemoName, id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)
const opened = async (id: string) =>
  (await server.request('conta', 'GET', `/api/desk/bookings/${id}`)).body.data

/** Request from the page of events. */
async function request(email: string) {
  const requested = { name: 'Rosa Peña', email, serviceId: event, dogs: 1, message: 'Cumple tres años.' }
  await server.request(null, 'POST', '/api/quotes', requested)
  const { body } = await server.request('marta', 'GET', `/api/messages?kind=quote&search=${email}`)
  return body.data.messages[0].id as string
}
const message = async (id: string) =>
  (await server.request('marta', 'GET', `/api/messages/${id}`)).body.data.message

test('the desk books an event at the price that was agreed on; the reason stays in its history', async () => {
  const made = await book('marta', { ...party(), agreedPrice })
  expect(made.status).toBe(201)
  const { id, ...booked } = made.body.data.serviceBooking
  expect(booked).toMatchObject({
    totalCentavos: 4_500_00,
    agreedCentavos: 4_500_00,
    lines: [{ label: expect.stringContaining('precio acordado'), amountCentavos: 4_500_00 }],
  })
  const { events } = await opened(id)
  expect(
    events.find(({ agreedCentavos }: { agreedCentavos: number | null }) => agreedCentavos !== null),
  ).toMatchObject({
    note: agreedPrice.reason,
    agreedCentavos: 4_500_00,
    by: expect.stringContaining('Marta'),
  })
  expect(await change('marta', id, { status: 'confirmed' })).toMatchObject({ status: 200 })
})

test('an event that moves keeps its price', async () => {
  const { id } = (await book('marta', { ...party(), agreedPrice })).body.data.serviceBooking
  const { start, end } = party()
  const moved = await change('marta', id, { start, end })
  expect(moved.body.data.serviceBooking).toMatchObject({ totalCentavos: 4_500_00, agreedCentavos: 4_500_00 })
})

test('no event is confirmed before it has a price; a later price is notified and kept in the history', async () => {
  const { id } = (await book('marta', party())).body.data.serviceBooking
  const early = await change('marta', id, { status: 'confirmed' })
  expect(early).toMatchObject({ status: 422, body: { code: 'no-price-yet' } })
  await change('marta', id, { agreedPrice })
  const dearer = { totalCentavos: 5_000_00, reason: 'Se suman dos invitados más.' }
  expect((await change('admin', id, { agreedPrice: dearer })).body.data.serviceBooking).toMatchObject({
    totalCentavos: 5_000_00,
    version: 3,
  })
  const { events } = await opened(id)
  expect(events.map((one: { agreedCentavos: number | null }) => one.agreedCentavos)).toEqual([
    null,
    4_500_00,
    5_000_00,
  ])
  expect(await change('marta', id, { status: 'confirmed' })).toMatchObject({ status: 200 })
})

test('rejects an event for a dog that is in the house for another booking', async () => {
  const requested = party()
  const day = dayOf(requested.start)
  const guest = await eligibleDog(server, 'De guardería')
  const dayCare = { serviceId: await serviceOf(server, 'Guardería'), rumiIds: [guest], start: day, end: day }
  expect((await book('ana', dayCare)).status).toBe(201)
  const refused = {
    status: 409,
    body: { code: 'dog-busy', message: expect.stringContaining('De guardería') },
  }
  expect(await book('marta', { ...requested, rumiIds: [guest], agreedPrice })).toMatchObject(refused)

  expect((await book('marta', { ...requested, agreedPrice })).status).toBe(201)
  const training = {
    serviceId: await serviceOf(server, 'Entrenamiento'),
    rumiIds: [dog],
    start: requested.start,
    end: addMinutes(requested.start, 60),
  }
  expect(await book('marta', training)).toMatchObject({ status: 409, body: { code: 'dog-busy' } })
})

test('a price never falls below what was paid, and ends with the booking', async () => {
  const { id } = (await book('marta', { ...party(), agreedPrice })).body.data.serviceBooking
  await server.request('marta', 'POST', `/api/serviceBookings/${id}/payments`, {
    amountCentavos: 2_000_00,
    method: 'transfer',
  })
  const less = { totalCentavos: 1_999_99, reason: 'Descuento por ser amigos.' }
  expect(await change('marta', id, { agreedPrice: less })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'agreedPrice.totalCentavos', message: expect.stringContaining('$2,000.00') }] },
  })
  await change('marta', id, { status: 'cancelled' })
  expect(await change('marta', id, { agreedPrice })).toMatchObject({ status: 409 })
})

test('rejects an agreed price by an owner or an accountant, and for a service with its own price', async () => {
  const { id } = (await book('marta', { ...party(), agreedPrice })).body.data.serviceBooking
  const free = { totalCentavos: 0, reason: 'Me lo prometieron así.' }
  expect(await change('ana', id, { agreedPrice: free })).toMatchObject({ status: 403 })
  expect(await change('conta', id, { agreedPrice: free })).toMatchObject({ status: 403 })
  const day = nextOpenDay('Entrenamiento', 40)
  const start = instantAt(day, '12:00')
  const lesson = { serviceId: await serviceOf(server, 'Entrenamiento'), rumiIds: [dog], start, end: start }
  expect(await book('ana', { ...lesson, agreedPrice: free })).toMatchObject({ status: 403 })
  expect(await book('marta', { ...lesson, agreedPrice: free })).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule' },
  })
  expect(await change('marta', id, { agreedPrice: { ...free, reason: 'poco' } })).toMatchObject({
    status: 400,
  })
  expect(await change('marta', id, { agreedPrice: { ...free, totalCentavos: 10.5 } })).toMatchObject({
    status: 400,
  })
})

test('a request that becomes a booking is answered by it, once, and each leads to the other', async () => {
  const messageId = await request('rosa-uno@correo.mx')
  const wanted = { ...party(), agreedPrice, messageId }
  const key = { 'idempotency-key': 'una-sola-fiesta' }
  const made = await book('marta', wanted, key)
  const { id } = made.body.data.serviceBooking
  expect((await book('marta', wanted, key)).body.data.serviceBooking.id).toBe(id)
  expect(await message(messageId)).toMatchObject({
    status: 'answered',
    answeredAt: expect.any(String),
    bookingId: id,
  })
  expect((await opened(id)).messages).toEqual([expect.objectContaining({ id: messageId, name: 'Rosa Peña' })])
  expect(await book('admin', { ...party(), messageId })).toMatchObject({
    status: 409,
    body: { code: 'message-has-booking' },
  })
  expect(
    await server.request('marta', 'PATCH', `/api/messages/${messageId}`, { status: 'new' }),
  ).toMatchObject({
    status: 409,
  })
})

test('a failed booking leaves the request open', async () => {
  const messageId = await request('rosa-dos@correo.mx')
  const taken = party()
  await book('marta', { ...taken, agreedPrice })
  const other = await eligibleDog(server, 'Otra fiesta', { medicalRecords: false })
  expect(await book('marta', { ...taken, rumiIds: [other], messageId })).toMatchObject({ status: 409 })
  expect(await message(messageId)).toMatchObject({ status: 'new', bookingId: null })
  const lesson = { serviceId: await serviceOf(server, 'Entrenamiento'), rumiIds: [dog] }
  const start = instantAt(nextOpenDay('Entrenamiento', 42), '12:00')
  expect(await book('ana', { ...lesson, start, end: start, messageId })).toMatchObject({ status: 403 })
})

test('two desks that answer one request at once make one party of it', async () => {
  const messageId = await request('rosa-tres@correo.mx')
  const dogs = await Promise.all(
    [1, 2].map((turn) => eligibleDog(server, `Doble ${turn}`, { medicalRecords: false })),
  )
  const answers = await Promise.all(
    dogs.map((rumi) => book('marta', { ...party(), rumiIds: [rumi], messageId, agreedPrice })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
})

test('a request whose booking was cancelled becomes another one, or is new again', async () => {
  const messageId = await request('rosa-cuatro@correo.mx')
  const first = (await book('marta', { ...party(), agreedPrice, messageId })).body.data.serviceBooking
  expect(await message(messageId)).toMatchObject({ bookingId: first.id, bookingStatus: 'confirmed' })
  await change('marta', first.id, { status: 'cancelled' })
  expect(await message(messageId)).toMatchObject({ bookingId: first.id, bookingStatus: 'cancelled' })

  const second = (await book('marta', { ...party(), agreedPrice, messageId })).body.data.serviceBooking
  expect(await message(messageId)).toMatchObject({
    status: 'answered',
    bookingId: second.id,
    bookingStatus: 'confirmed',
  })
  expect((await book('marta', { ...party(), messageId })).body.code).toBe('message-has-booking')

  await change('marta', second.id, { status: 'cancelled' })
  await server.request('marta', 'PATCH', `/api/messages/${messageId}`, { status: 'new' })
  expect(await message(messageId)).toMatchObject({ status: 'new', answeredAt: null, bookingId: null })
})

test('an event has no price in the catalog or in a quote until one is agreed on', async () => {
  const { services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  const priceOf = (id: string) => services.find((one: { id: string }) => one.id === id).priceCentavos
  expect(priceOf(event)).toBeNull()
  expect(priceOf(await serviceOf(server, 'Guardería'))).toBeGreaterThan(0)
  const quoted = await server.request('marta', 'POST', '/api/serviceBookings/quote', party())
  expect(quoted).toMatchObject({
    status: 200,
    body: {
      data: { quote: { lines: [], subtotalCentavos: null, ivaCentavos: null, totalCentavos: null } },
    },
  })
})

test('a quote for moving an event shows the price that was agreed on', async () => {
  const { id } = (await book('marta', { ...party(), agreedPrice })).body.data.serviceBooking
  const quoted = await server.request('marta', 'POST', '/api/serviceBookings/quote', {
    ...party(),
    moving: id,
  })
  expect(quoted.body.data.quote).toMatchObject({ totalCentavos: 4_500_00 })
})
