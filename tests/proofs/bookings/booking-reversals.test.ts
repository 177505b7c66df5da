import { addDays, daysBetween, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { nextOpenDay, openDaysInARow } from '../../support/bookings/next-open-day.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let reported: () => ReturnType<ReturnType<typeof mailsSince>>
let dayCare: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  const readMails = mailsSince(server)
  reported = () => readMails(server.ids.ana)
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const step = async (id: string, changes: object) => {
  const answer = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, changes)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const reason = 'Se marcó al perro equivocado'
const reverse = (id: string, from: string, who: DemoName = 'marta', output: object = { reason }) =>
  server.request(who, 'POST', `/api/serviceBookings/${id}/reversal`, { from, ...output })
const credit = async () =>
  (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos

const addOnOf = async (id: string) =>
  (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data.addOns[0]

/** Everything that a booking has and holds. */
async function allOf(id: string) {
  const [booking] = await rows<{ status: string; resource_id: string }>(
    `select status, start_day::text, end_day::text, lines, total_centavos, discount_centavos, resource_id, public.net_paid(id, null, null) as paid
    from bookings where id = $1`,
    id,
  )
  const held = [
    await rows('select pool, day::text, dogs from booking_days where booking_id = $1 order by day', id),
    await rows(
      'select dog_id, kind, start_at, end_at from dog_occupancies where booking_id = $1 order by 1, 3',
      id,
    ),
    await rows('select pass_id, number, day::text from pass_credits where booking_id = $1 order by 2', id),
    await rows('select code, centavos from balances_of_bookings where booking_id = $1 order by code', id),
  ]
  return { booking, held }
}

let ahead = 20
/** A stay of four nights that began today in a room of its own, paid whole, its dog in the house. */
async function paidStay() {
  ahead += 12
  const { start, end } = openNights(ahead, 4)
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    clientId: server.ids.ana,
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, `Huésped ${ahead}`)],
    start,
    end,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { id, totalCentavos } = body.data.serviceBooking
  await moveStay(server.database.pool, id, { start, end })
  await beginsToday(id, start)
  const paid = await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: id },
    method: 'card',
    amountCentavos: totalCentavos,
  })
  expect(paid.status).toBe(201)
  await step(id, { status: 'checked-in' })
  return id as string
}

/** Shifts a booking by whole days, so that it begins today. */
async function beginsToday(id: string, first: string, day = today()) {
  const days = daysBetween(first, day)
  await rows(
    'update bookings set start_day = start_day + $2::int, end_day = end_day + $2::int where id = $1',
    id,
    days,
  )
  await rows(
    `update dog_occupancies set start_at = start_at + $2 * interval '1 day', end_at = end_at + $2 * interval '1 day'
    where booking_id = $1`,
    id,
    days,
  )
}

async function dayOf(name: string, first: string, last = first, addOns: object[] = []) {
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    clientId: server.ids.ana,
    serviceId: dayCare,
    rumiIds: [await eligibleDog(server, name)],
    start: first,
    end: last,
    addOns,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking.id as string
}
/** Marks a day to come as missed; what is inside it stays on its day. */
async function markedMissed(id: string, first: string) {
  await rows('update bookings set start_day = $2 where id = $1', id, today())
  await step(id, { status: 'no-show' })
  await rows('update bookings set start_day = $2 where id = $1', id, first)
}

test('gives a stay that was checked out by mistake its nights, price, money and books back, long after', async () => {
  const id = await paidStay()
  const before = await allOf(id)
  const had = await credit()
  await step(id, { status: 'checked-out', money: 'credit' })
  expect(await credit()).toBeGreaterThan(had)
  await reported()

  const { status, body } = await reverse(id, 'checked-out')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data).toMatchObject({ serviceBooking: { status: 'checked-in' }, leftOut: [] })
  expect(await allOf(id)).toEqual(before)
  expect(await credit()).toBe(had)
  const { events } = (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data
  expect(events.at(-1)).toMatchObject({
    fromStatus: 'checked-out',
    toStatus: 'checked-in',
    note: reason,
    isReversal: true,
  })
  const { mails, notifications } = await reported()
  expect(notifications).toMatchObject([{ kind: 'booking-reversed' }])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('sigue con nosotros')
  await expectBooksToHold(server)

  // It leaves again, and that can be reversed again.
  await step(id, { status: 'checked-out', money: 'credit' })
  expect((await reverse(id, 'checked-out')).status).toBe(200)
  expect(await allOf(id)).toEqual(before)
  await expectBooksToHold(server)
})

test('owes again what was handed out in money when a stay ended by mistake', async () => {
  const id = await paidStay()
  await step(id, { status: 'checked-out', money: 'return' })
  const [ended] = await rows<{ total: string }>(
    'select total_centavos as total from bookings where id = $1',
    id,
  )
  expect((await reverse(id, 'checked-out')).status).toBe(200)
  const { paidCentavos, leftCentavos } = (
    await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)
  ).body.data
  expect(paidCentavos).toBe(Number(ended!.total))
  expect(leftCentavos).toBeGreaterThan(0)
  await expectBooksToHold(server)
})

test('refuses by name where the room was sold meanwhile, and leaves everything as it is', async () => {
  const id = await paidStay()
  const { booking } = await allOf(id)
  await step(id, { status: 'checked-out', money: 'credit' })
  const [room] = await rows<{ name: string }>(
    'select name from resources where id = $1',
    booking!.resource_id,
  )
  await rows(
    `with sold as (insert into bookings (client_id, service_id, service_type, status, start_day, end_day, resource_id, total_centavos)
      select client_id, service_id, service_type, 'confirmed', $2::date + 1, $2::date + 2, resource_id, 0 from bookings where id = $1
      returning id, client_id)
    insert into booking_dogs select sold.id, $3, sold.client_id from sold`,
    id,
    today(),
    await eligibleDog(server, 'Llegó después', { weightKg: 5 }),
  )
  const after = await allOf(id)
  const refused = await reverse(id, 'checked-out')
  expect([refused.status, refused.body.code]).toEqual([409, 'no-capacity'])
  expect(refused.body.message).toContain(room!.name)
  expect(await allOf(id)).toEqual(after)
})

test('brings a day that was marked as missed back with its place and the bath inside it', async () => {
  const first = nextOpenDay('Guardería', 20)
  const id = await dayOf('Sí vino', first, first, [
    { serviceId: await serviceOf(server, 'Grooming'), start: instantAt(first, '15:00') },
  ])
  const { id: bath } = await addOnOf(id)
  const before = [await allOf(id), await allOf(bath)]
  await markedMissed(id, first)
  expect((await allOf(bath)).booking?.status).toBe('cancelled')
  const { body } = await reverse(id, 'no-show')
  expect(body.data).toMatchObject({ serviceBooking: { status: 'confirmed' }, leftOut: [] })
  expect([await allOf(id), await allOf(bath)]).toEqual(before)

  await markedMissed(id, first)
  await rows('update places set capacity = used where day = $1', first)
  expect(await reverse(id, 'no-show')).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  expect((await allOf(bath)).booking?.status).toBe('cancelled')
})

test('names the bath that cannot come back with its stay, because its groomer is taken', async () => {
  const first = nextOpenDay('Guardería', 27)
  const grooming = await serviceOf(server, 'Grooming')
  const start = instantAt(first, '11:00')
  const id = await dayOf('Sin su baño', first, first, [{ serviceId: grooming, start }])
  const { id: bath, name } = await addOnOf(id)
  await markedMissed(id, first)
  const [taken] = await rows<{ name: string }>(
    'select r.name from bookings b join resources r on r.id = b.resource_id where b.id = $1',
    bath,
  )
  const other = await server.request('marta', 'POST', '/api/serviceBookings', {
    clientId: server.ids.ana,
    serviceId: grooming,
    rumiIds: [await eligibleDog(server, 'Se bañó él')],
    start,
    end: start,
    resource: taken!.name,
  })
  expect(other.status).toBe(201)
  const { body } = await reverse(id, 'no-show')
  expect(body.data).toMatchObject({ serviceBooking: { status: 'confirmed' }, leftOut: [{ id: bath, name }] })
})

test('gives the days of a pass back to the stay that used them', async () => {
  const [first, , last] = openDaysInARow('Guardería', 5, 3) as [string, string, string]
  const sold = await server.request('marta', 'POST', '/api/passes', {
    kind: 'day-care-month',
    ownerId: server.ids.ana,
    validFrom: today(),
    payment: { method: 'card', reference: 'Terminal 2' },
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const id = await dayOf('Con pase', first, last)
  await beginsToday(id, first)
  await rows(
    'update pass_credits set day = day + $2::int where booking_id = $1',
    id,
    daysBetween(first, today()),
  )
  await step(id, { status: 'checked-in' })
  const before = await allOf(id)
  expect(before.held[2]).toHaveLength(3)
  await step(id, { status: 'checked-out' })
  expect((await allOf(id)).held[2]).toHaveLength(1)
  expect((await reverse(id, 'checked-out')).status).toBe(200)
  const after = await allOf(id)
  expect(after.held[2]).toEqual(before.held[2])
  expect(after.booking).toMatchObject({ end_day: addDays(today(), 2), total_centavos: 0 })
})

test('reverts an arrival to a confirmed booking and notifies its owner', async () => {
  const first = nextOpenDay('Guardería', 48)
  const id = await dayOf('No era él', first)
  await beginsToday(id, first)
  await step(id, { status: 'checked-in' })
  await reported()
  const before = await allOf(id)
  expect((await reverse(id, 'checked-in')).body.data.serviceBooking.status).toBe('confirmed')
  expect((await allOf(id)).held).toEqual(before.held)
  expect((await reported()).notifications).toMatchObject([
    { kind: 'booking-reversed', title: expect.stringContaining('todavía no llega') },
  ])
})

test('reverses a step once, however often it is sent, and never the step before it', async () => {
  const id = await paidStay()
  await step(id, { status: 'checked-out', money: 'credit' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => reverse(id, 'checked-out')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'stale')).toHaveLength(3)
  expect((await allOf(id)).booking?.status).toBe('checked-in')
  expect(
    await rows('select 1 from booking_events where booking_id = $1 and reverses is not null', id),
  ).toHaveLength(1)
})

test('requires a reason, and lets only the desk reverse a step', async () => {
  const id = await paidStay()
  await step(id, { status: 'checked-out', money: 'credit' })
  expect((await reverse(id, 'checked-out', 'marta', { reason: 'x' })).status).toBe(400)
  expect((await reverse(id, 'checked-out', 'ana')).status).toBe(403)
  expect((await reverse(id, 'no-show')).status).toBe(409)
  expect((await allOf(id)).booking?.status).toBe('checked-out')
})
