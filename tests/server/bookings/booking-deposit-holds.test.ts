import { addDays, addMinutes, instantAt, minutesBetween } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireUnpaidDeposits, offerReleasedPlaces } from '../../../apps/api/src/bookings/index.ts'
import { now } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

const holdHours = 24
let server: TestServer
let serviceId: string
let reported: () => ReturnType<ReturnType<typeof mailsSince>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  serviceId = await serviceOf(server, 'Guardería')
  const readMails = mailsSince(server)
  reported = () => readMails(server.ids.ana)
  await setTerms({ depositPercent: 50, depositHoldHours: holdHours })
})
afterAll(() => server.close())

async function setTerms(terms: object) {
  const { status, body } = await server.request('admin', 'PATCH', '/api/settings', terms)
  expect(status, JSON.stringify(body)).toBe(200)
}

let ahead = 40
async function book(more: (day: string) => object = () => ({})) {
  ahead += 3
  const day = nextOpenDay('Guardería', ahead)
  const body = {
    serviceId,
    rumiIds: [await eligibleDog(server, `Con anticipo ${ahead}`)],
    start: day,
    end: day,
    ...more(day),
  }
  const quote = (await server.request('ana', 'POST', '/api/serviceBookings/quote', body)).body.data.quote
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', body)
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  const { id, totalCentavos } = booked.body.data.serviceBooking
  return { id: id as string, day, totalCentavos: totalCentavos as number, quote }
}
const account = async (id: string) =>
  (await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)).body.data
const statusOf = async (id: string) => {
  const { rows } = await server.database.pool.query('select status from bookings where id = $1', [id])
  return rows[0].status as string
}
const pay = (id: string, amountCentavos: number) =>
  server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: id },
    method: 'transfer',
    amountCentavos,
  })
const timePasses = (id: string, minutes: number) =>
  server.database.pool.query(
    'update bookings set deposit_held_until = deposit_held_until - make_interval(mins => $2) where id = $1',
    [id, minutes],
  )
const expire = () => expireUnpaidDeposits(server.database.db)
const usedOn = async (day: string) => {
  const { rows } = await server.database.pool.query('select used from places where day = $1', [day])
  return Number(rows[0]?.used ?? 0)
}
const credit = async () =>
  (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos

test('a booking waits for its deposit until its deadline, then its place is free and its owner notified', async () => {
  const { id, day, totalCentavos, quote } = await book()
  expect(quote).toMatchObject({ depositCentavos: totalCentavos / 2, depositReleases: true })
  const promised = (await account(id)).depositUntil
  expect(Math.abs(minutesBetween(addMinutes(now(), holdHours * 60), promised))).toBeLessThan(2)
  expect(Math.abs(minutesBetween(quote.depositUntil, promised))).toBeLessThan(2)
  const { mails } = await reported()
  expect(mails.join('').replaceAll('=\n', '')).toContain('; si no, el lugar se libera')
  const used = await usedOn(day)

  await timePasses(id, holdHours * 60 - 1)
  await expire()
  expect(await statusOf(id)).toBe('pending')
  await timePasses(id, 2)
  await Promise.all([expire(), expire()])
  expect(await statusOf(id)).toBe('cancelled')
  expect(await usedOn(day)).toBe(used - 1)
  const { notifications, mails: after } = await reported()
  expect([notifications.length, after.length]).toEqual([1, 1])
  expect(notifications[0]).toMatchObject({
    kind: 'booking-expired',
    message: /^No vimos su anticipo a tiempo/,
  })
  expect(after[0]).toContain('No se te cobra nada')
})

test('a timely payment holds it, a part becomes credit, and late money is rejected as not owed', async () => {
  const [whole, part] = [await book(), await book()]
  expect((await pay(whole.id, whole.totalCentavos / 2)).status).toBe(201)
  expect((await pay(part.id, 10_00)).status).toBe(201)
  await server.request('marta', 'PUT', `/api/serviceBookings/${part.id}`, { status: 'confirmed' })
  await reported()
  const had = await credit()
  for (const { id } of [whole, part]) await timePasses(id, holdHours * 60 + 1)
  await expire()
  expect([await statusOf(whole.id), await statusOf(part.id)]).toEqual(['pending', 'cancelled'])
  expect(await credit()).toBe(had + 10_00)
  const { notifications, mails } = await reported()
  expect([notifications.length, mails.length]).toEqual([1, 1])
  expect(notifications[0]!.message).toContain('Quedan $10.00 MXN a tu favor')
  expect((await pay(part.id, 100_00)).status).toBe(422)
  await expectBooksToHold(server)
})

test('a deposit that was there and goes back, as to come another way, releases nothing; one that never was whole does', async () => {
  const [whole, part] = [await book(), await book()]
  for (const [id, amountCentavos] of [
    [whole.id, whole.totalCentavos / 2],
    [part.id, 10_00],
  ] as const) {
    const { body } = await pay(id, amountCentavos)
    const refund = await server.request('marta', 'POST', `/api/payments/${body.data.payment.id}/refunds`, {
      amountCentavos,
    })
    expect(refund.status, JSON.stringify(refund.body)).toBe(201)
    await timePasses(id, holdHours * 60 + 1)
  }
  await expire()
  expect([await statusOf(whole.id), await statusOf(part.id)]).toEqual(['pending', 'cancelled'])
  expect(await account(whole.id)).toMatchObject({
    depositReleases: false,
    dueNowCentavos: whole.totalCentavos / 2,
  })
})

test('services inside a stay are cancelled with it, and their payments become credit, in one mail', async () => {
  const bath = await serviceOf(server, 'Grooming')
  const { id } = await book((day) => ({ addOns: [{ serviceId: bath, start: instantAt(day, '15:00') }] }))
  const { rows } = await server.database.pool.query<{ id: string; paid: string }>(
    `update bookings b set status = 'confirmed' from booking_dogs inside, booking_dogs here
     where here.booking_id = $1 and inside.dog_id = here.dog_id and b.id = inside.booking_id and b.id <> $1
     returning b.id, b.total_centavos as paid`,
    [id],
  )
  const [inside] = rows
  expect((await pay(inside!.id, Number(inside!.paid))).status).toBe(201)
  await reported()
  const had = await credit()
  await timePasses(id, holdHours * 60 + 1)
  await expire()
  expect([await statusOf(id), await statusOf(inside!.id)]).toEqual(['cancelled', 'cancelled'])
  expect(await credit()).toBe(had + Number(inside!.paid))
  const { notifications, mails } = await reported()
  expect([notifications.length, mails.length]).toEqual([1, 1])
  expect(mails[0]).toContain('Spaw Completo')
  await expectBooksToHold(server)
})

test('a payment and the release of its place at once are one or the other, and no centavo is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, totalCentavos } = await book()
    await timePasses(id, holdHours * 60 + 1)
    const had = await credit()
    const [paid] = await Promise.all([pay(id, totalCentavos / 2), expire(), expire()])
    const status = await statusOf(id)
    expect([paid.status, status]).toEqual(paid.status === 201 ? [201, 'pending'] : [422, 'cancelled'])
    expect(await credit()).toBe(had)
  }
  await expectBooksToHold(server)
})

test('a place reserved for a waiting client requires its deposit from the moment of booking', async () => {
  ahead += 3
  const day = nextOpenDay('Guardería', ahead)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const bodyFor = async (name: string) => ({
    serviceId,
    rumiIds: [await eligibleDog(server, name)],
    start: day,
    end: day,
  })
  const first = await server.request('ana', 'POST', '/api/serviceBookings', await bodyFor('Ocupa'))
  const waits = await server.request('ana', 'POST', '/api/waitingList', await bodyFor('Aguarda'))
  await server.request('ana', 'DELETE', `/api/serviceBookings/${first.body.data.serviceBooking.id}`)
  await offerReleasedPlaces(server.database.db)
  const { id } = waits.body.data.waitingEntry
  const taken = await server.request('ana', 'PATCH', `/api/waitingList/${id}`, { status: 'accepted' })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  const { bookingId } = taken.body.data.waitingEntry
  const { depositUntil, depositReleases } = await account(bookingId)
  expect(depositReleases).toBe(true)
  expect(Math.abs(minutesBetween(addMinutes(now(), holdHours * 60), depositUntil))).toBeLessThan(2)
  await timePasses(bookingId, holdHours * 60 + 1)
  await expire()
  expect(await statusOf(bookingId)).toBe('cancelled')
})

test('no place is released where the setting is off, and none that was booked before the setting', async () => {
  await setTerms({ depositHoldHours: 0 })
  const { id, quote } = await book()
  expect(quote.depositReleases).toBe(false)
  await setTerms({ depositHoldHours: 1 })
  expect(await account(id)).toMatchObject({ depositReleases: false })
  await server.database.pool.query(
    `update bookings set created_at = now() - interval '30 days' where id = $1`,
    [id],
  )
  await expire()
  expect(await statusOf(id)).toBe('pending')
  // What is paid online for it has no end either; never is it kept beyond the deposit's own last moment.
  const soon = nextOpenDay('Guardería', 1)
  await setTerms({ depositHoldHours: 720 })
  const body = { serviceId, rumiIds: [await eligibleDog(server, 'Pronto')], start: soon, end: soon }
  const { quote: near } = (await server.request('ana', 'POST', '/api/serviceBookings/quote', body)).body.data
  expect(near.depositUntil < `${addDays(soon, 1)}T12:00:00Z`).toBe(true)
})

test('each of several days booked in one act waits for its deposit until its deadline', async () => {
  await setTerms({ depositHoldHours: holdHours })
  const days = [nextOpenDay('Guardería', 150), nextOpenDay('Guardería', 157)]
  const body = { serviceId, rumiIds: [await eligibleDog(server, 'De varios días')], days }
  const path = '/api/serviceBookings/recurring'
  const { quote } = (await server.request('ana', 'POST', `${path}/quote`, body)).body.data
  expect(quote).toMatchObject({ depositReleases: true })
  const { status, body: made } = await server.request('ana', 'POST', path, body)
  expect(status, JSON.stringify(made)).toBe(201)
  for (const { id } of made.data.serviceBookings) {
    const { depositUntil, depositReleases } = await account(id)
    expect(depositReleases).toBe(true)
    expect(Math.abs(minutesBetween(addMinutes(now(), holdHours * 60), depositUntil))).toBeLessThan(2)
  }
})
