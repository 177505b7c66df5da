import { daysBetween, instantAt, minutesBetween } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let reported: () => ReturnType<ReturnType<typeof mailsSince>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  const readMails = mailsSince(server)
  reported = () => readMails(server.ids.ana)
})
afterAll(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const change = (id: string, body: object, who: DemoName = 'marta') =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)
const accountOf = async (id: string) =>
  (await server.request('marta', 'GET', `/api/serviceBookings/${id}/payments`)).body.data
const reason = 'Llegó su hermano'

type Times = { start: string; end: string }

async function book(type: string, rumiIds: string[], times: Times, more: object = {}) {
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, type),
    rumiIds,
    ...times,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking as { id: string; status: string; totalCentavos: number; resource: string }
}

const dayCareOn = (ahead: number) => {
  const day = nextOpenDay('Guardería', ahead)
  return { start: day, end: day }
}

/** Moves a day of the guardería to today and checks its dogs in. */
async function checkIn(id: string, day: string) {
  const shift = daysBetween(day, today())
  await rows(
    'update bookings set start_day = start_day + $2::int, end_day = end_day + $2::int where id = $1',
    id,
    shift,
  )
  expect((await change(id, { status: 'checked-in' })).status).toBe(200)
}

const presentIn = async (id: string) =>
  (await rows<{ dog_id: string }>('select distinct dog_id from dog_occupancies where booking_id = $1', id))
    .map((one) => one.dog_id)
    .toSorted()

test('the desk swaps a dog of a booking for another of its owner: place, history and notice follow', async () => {
  const [wrong, right] = [await eligibleDog(server, 'Nala'), await eligibleDog(server, 'Simba')]
  const { id, totalCentavos } = await book('Guardería', [wrong], dayCareOn(20))
  await change(id, { status: 'confirmed' })
  await reported()
  const { status, body } = await change(id, { rumiIds: [right] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.serviceBooking).toMatchObject({ rumiIds: [right], status: 'confirmed', totalCentavos })
  expect(await presentIn(id)).toEqual([right])
  const { notifications, mails } = await reported()
  expect(notifications).toMatchObject([{ kind: 'booking-dogs-corrected' }])
  expect(mails.join()).toContain('ahora es para Simba')
  const { events } = (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data
  expect(events.at(-1)).toMatchObject({ note: 'Perros: Nala → Simba', by: expect.stringContaining('Marta') })
})

test('adding a dog to a visit in the house requires a reason and uses the price of the sale', async () => {
  const [first, second] = [await eligibleDog(server, 'Uno'), await eligibleDog(server, 'Dos')]
  const time = dayCareOn(27)
  const { id, totalCentavos } = await book('Guardería', [first], time)
  await change(id, { status: 'confirmed' })
  await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: id },
    method: 'card',
    amountCentavos: totalCentavos,
  })
  await checkIn(id, time.start)
  const serviceId = await serviceOf(server, 'Guardería')
  const raise = (priceCentavos: number) =>
    server.request('admin', 'PUT', `/api/services/${serviceId}`, { priceCentavos })
  await raise(totalCentavos + 100_00)
  expect(await change(id, { rumiIds: [first, second] })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'reason' }] },
  })
  const { body } = await change(id, { rumiIds: [first, second], reason })
  expect(body.data.serviceBooking).toMatchObject({ status: 'checked-in', totalCentavos: 2 * totalCentavos })
  expect(await accountOf(id)).toMatchObject({ leftCentavos: totalCentavos })
  await raise(totalCentavos)
  expect(await presentIn(id)).toEqual([first, second].toSorted())
  await expectBooksToHold(server)
})

test('payments for a removed dog become credit', async () => {
  const [first, second] = [await eligibleDog(server, 'Queda'), await eligibleDog(server, 'Sale')]
  const { id, totalCentavos } = await book('Guardería', [first, second], dayCareOn(34))
  await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: id },
    method: 'card',
    amountCentavos: totalCentavos,
  })
  const preview = await server.request('marta', 'POST', `/api/serviceBookings/${id}/preview`, {
    rumiIds: [first],
  })
  expect(preview.body.data).toMatchObject({ beyondPriceCentavos: totalCentavos / 2 })
  await reported()
  expect((await change(id, { rumiIds: [first] })).status).toBe(200)
  expect(await accountOf(id)).toMatchObject({ paidCentavos: totalCentavos / 2, leftCentavos: 0 })
  expect((await reported()).notifications).toMatchObject([{ kind: 'booking-dogs-corrected' }])
  await expectBooksToHold(server)
})

test('rejects corrections by an owner, with a stranger’s dog, and of an ended booking', async () => {
  const [dog, other] = [await eligibleDog(server, 'Propia'), await eligibleDog(server, 'Otra propia')]
  const stranger = await eligibleDog(server, 'Ajena', { owner: 'luis' })
  const { id } = await book('Guardería', [dog], dayCareOn(41))
  expect(await change(id, { rumiIds: [other] }, 'ana')).toMatchObject({ status: 403 })
  expect(await change(id, { rumiIds: [stranger] })).toMatchObject({ status: 404 })
  await change(id, { status: 'cancelled' })
  expect(await change(id, { rumiIds: [other] })).toMatchObject({ body: { code: 'step-not-allowed' } })
  expect(
    (await rows('select 1 from booking_dogs where booking_id = $1 and dog_id = $2', id, dog)).length,
  ).toBe(1)
})

test('a dog without its medical records joins for a reason that administration gives', async () => {
  const dog = await eligibleDog(server, 'En regla')
  const unproven = await eligibleDog(server, 'Sin papeles', { medicalRecords: false })
  const { id } = await book('Guardería', [dog], dayCareOn(48))
  const wanted = { rumiIds: [dog, unproven] }
  expect(await change(id, wanted)).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  const override = { reason: 'Su veterinaria los manda hoy por correo.' }
  expect(await change(id, { ...wanted, override })).toMatchObject({ status: 403 })
  expect((await change(id, { ...wanted, override }, 'admin')).status).toBe(200)
})

test('a full day takes no further dog, and a room only what fits in it', async () => {
  const [small, sibling] = [await eligibleDog(server, 'Chiquita'), await eligibleDog(server, 'Hermanito')]
  const day = dayCareOn(55)
  const { id } = await book('Guardería', [small], day)
  await rows('update places set capacity = used where day = $1', day.start)
  expect(await change(id, { rumiIds: [small, sibling] })).toMatchObject({
    status: 409,
    body: { code: 'no-capacity' },
  })
  expect(await presentIn(id)).toEqual([small])

  const heavy = await eligibleDog(server, 'Grandote', { weightKg: 60 })
  const stay = await book('Hotel', [small], openNights(62, 2))
  const moved = await change(stay.id, { rumiIds: [heavy] })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(moved.body.data.serviceBooking.resource).not.toBe(stay.resource)
  const fits = 'select max_weight_kg is null or max_weight_kg >= 60 as fits from resources where name = $1'
  expect(await rows(fits, moved.body.data.serviceBooking.resource)).toEqual([{ fits: true }])
})

test('a bath takes as long as its dogs do; a dog with a bath inside its stay leaves the stay after the bath', async () => {
  const [first, second] = [await eligibleDog(server, 'Bañado'), await eligibleDog(server, 'También')]
  const day = dayCareOn(69)
  const start = instantAt(day.start, '10:00')
  const addOns = [{ serviceId: await serviceOf(server, 'Extra-Grooming'), start }]
  const stay = await book('Guardería', [first], day, { addOns })
  const { addOns: inside } = (await server.request('marta', 'GET', `/api/desk/bookings/${stay.id}`)).body.data
  const bath = inside[0]
  expect(await change(stay.id, { rumiIds: [second] })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'rumiIds' }] },
  })
  const lengthOf = ({ start: from, end }: Times) => minutesBetween(from, end)
  const longer = await change(bath.id, { rumiIds: [first, second] })
  expect(lengthOf(longer.body.data.serviceBooking)).toBe(2 * lengthOf(bath))
  expect((await change(bath.id, { rumiIds: [second] })).status).toBe(200)
  expect((await change(stay.id, { rumiIds: [second] })).status).toBe(200)
})
