import { randomUUID } from 'node:crypto'
import {
  addDays,
  defaultSettings,
  instantAt,
  restDayName,
  type GroomingTurn,
  type WeekHours,
} from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { bookedBath, idleGroomers, makeGroomer } from '../../support/bookings/booked-bath.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let me: string
let colleague: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay, grooming: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  for (const day of [0, 1, 2].map((ahead) => addDays(today(), ahead)))
    if (restDayName(day) !== null)
      await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

beforeEach(async () => {
  await idleGroomers(server)
  me = await makeGroomer(server, server.ids.marta)
  colleague = await makeGroomer(server)
})

const myDay = async () =>
  (await server.request('marta', 'GET', '/api/myDay')).body.data.myDay as {
    staffMember: { id: string }
    colleagues: { id: string }[]
    appointments: GroomingTurn[]
  }
const start = (bath: { bookingId: string; rumiId: string }, more: object = {}) =>
  server.request('marta', 'POST', '/api/groomingCards', {
    bookingId: bath.bookingId,
    rumiId: bath.rumiId,
    ...more,
  })
const write = (id: string, changes: object) =>
  server.request('marta', 'PATCH', `/api/groomingCards/${id}`, changes)
const statusOf = async (bookingId: string) => {
  const { rows } = await server.database.pool.query<{ status: string; visit: string; resource: string }>(
    `select b.status, v.status as visit, b.resource_id as resource from bookings b
      join booking_dogs d on d.booking_id = b.id left join visits v on v.id = d.visit_id where b.id = $1`,
    [bookingId],
  )
  return rows[0]!
}
const at = (hour: string, ahead = 0) => instantAt(addDays(today(), ahead), hour)

test('starting the work records the arrival and the start, finishing it leaves the dog present', async () => {
  const bath = await bookedBath(server, { groomerId: me })
  const started = await start(bath)
  expect(started.status, JSON.stringify(started.body)).toBe(201)
  const card = started.body.data.groomingCard
  expect(card).toMatchObject({ staffMemberId: me, finishedAt: null, minutes: null, version: 1 })
  expect(await statusOf(bath.bookingId)).toMatchObject({ status: 'checked-in', visit: 'in-house' })
  expect((await start(bath)).body.data.groomingCard.id).toBe(card.id)
  await server.database.pool.query(
    `update grooming_cards set started_at = started_at - interval '47 minutes' where id = $1`,
    [card.id],
  )
  const done = await write(card.id, { finished: true, version: 1 })
  expect(done.body.data.groomingCard).toMatchObject({ minutes: 47, version: 2 })
  expect(await statusOf(bath.bookingId)).toMatchObject({ status: 'checked-in', visit: 'in-house' })
  expect(await write(card.id, { blade: '7F', version: 1 })).toMatchObject({ status: 409 })
})

test('a mistaken start is undone with the arrival, and a mistaken finish alone', async () => {
  const bath = await bookedBath(server, { groomerId: me })
  const undoId = randomUUID()
  expect((await start(bath, { undoId })).status).toBe(201)
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await statusOf(bath.bookingId)).toMatchObject({ status: 'confirmed', visit: 'expected' })
  expect((await myDay()).appointments[0]!.dogs[0]!.card).toBeNull()
  const { id } = (await start(bath)).body.data.groomingCard
  const finish = randomUUID()
  await write(id, { finished: true, undoId: finish })
  expect((await server.request('marta', 'POST', `/api/undo/${finish}`)).status).toBe(204)
  expect((await myDay()).appointments[0]!.dogs[0]!.card).toMatchObject({ id, finishedAt: null })
  expect(await statusOf(bath.bookingId)).toMatchObject({ visit: 'in-house' })
})

test('a bath inside a day of day care begins without a second arrival, and both dogs of a booking have a card', async () => {
  const rumiId = await eligibleDog(server, 'Dentro')
  const stay = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [rumiId],
    start: today(),
    end: today(),
  })
  const bath = await bookedBath(server, { groomerId: me, rumiId })
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from visits where dog_id = $1',
    [rumiId],
  )
  expect(rows).toHaveLength(1)
  await server.request('marta', 'POST', `/api/visits/${rows[0]!.id}/arrival`, {})
  expect((await start(bath)).status).toBe(201)
  expect(await statusOf(bath.bookingId)).toMatchObject({ status: 'checked-in', visit: 'in-house' })
  expect(await statusOf(stay.body.data.serviceBooking.id)).toMatchObject({ status: 'checked-in' })
  const other = await eligibleDog(server, 'Segunda')
  await server.database.pool.query(
    'insert into booking_dogs (booking_id, dog_id, owner_id) values ($1, $2, $3)',
    [bath.bookingId, other, server.ids.ana],
  )
  expect((await start({ bookingId: bath.bookingId, rumiId: other })).status).toBe(201)
  expect((await myDay()).appointments[0]!.dogs.map(({ card }) => card !== null)).toEqual([true, true])
})

test('a dog whose stay lacks a requirement is received by the desk, not by the groomer', async () => {
  const rumiId = await eligibleDog(server, 'Sin papeles', { medicalRecords: false })
  await server.database.pool.query(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
      values ($1, $2, 'confirmed', $3, $3, 100) returning id)
    insert into booking_dogs (booking_id, dog_id, owner_id) select id, $4, $1 from made`,
    [server.ids.ana, await serviceOf(server, 'Guardería'), today(), rumiId],
  )
  const bath = await bookedBath(server, { groomerId: me, rumiId })
  const refused = await start(bath)
  expect([refused.status, refused.body.code]).toEqual([422, 'not-eligible'])
  expect(await statusOf(bath.bookingId)).toMatchObject({ status: 'confirmed', visit: 'expected' })
})

test('the day lists own appointments in order with the tags and the last card of each dog', async () => {
  const late = await bookedBath(server, { groomerId: me, start: at('15:00') })
  const early = await bookedBath(server, { groomerId: me, start: at('09:00'), name: 'Motita' })
  await bookedBath(server, { groomerId: colleague, start: at('09:00') })
  await bookedBath(server, { groomerId: me, start: at('09:00', 1) })
  const before = await bookedBath(server, { rumiId: early.rumiId, start: at('09:00', -3) })
  await server.database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [
    before.bookingId,
  ])
  const { id } = (await start(before)).body.data.groomingCard
  await write(id, {
    blade: '7F',
    lengths: 'Cara 2 cm',
    products: 'Avena',
    notes: 'Sin secadora',
    finished: true,
  })
  const { tags } = (await server.request('marta', 'GET', '/api/tags')).body.data
  const bites = tags.find(({ label }: { label: string }) => label === 'Muerde').id
  await server.request('marta', 'PUT', `/api/rumis/${early.rumiId}/tags`, { tags: [bites] })
  const { staffMember, colleagues, appointments } = await myDay()
  expect(staffMember.id).toBe(me)
  expect(colleagues.map((one) => one.id)).toContain(colleague)
  expect(colleagues.map((one) => one.id)).not.toContain(me)
  expect(appointments.map(({ bookingId }) => bookingId)).toEqual([early.bookingId, late.bookingId])
  expect(appointments[0]!.dogs[0]!.last).toMatchObject({ blade: '7F', notes: 'Sin secadora' })
  expect(appointments.map(({ dogs }) => dogs[0]!.tags)).toEqual([[bites], []])
  expect(appointments[1]!.dogs[0]!.last).toBeNull()
  expect(appointments[0]!.ownerPhone).not.toBe('')
})

test('the desk sees who works on which dog, and since when a groomer is late', async () => {
  const bath = await bookedBath(server, { groomerId: me, start: at('00:00'), minutes: 1 })
  expect((await start(bath)).status).toBe(201)
  const work = async () => (await server.request('marta', 'GET', '/api/grooming/now')).body.data.work
  expect(await work()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        staffMemberId: me,
        bookingId: bath.bookingId,
        lateSince: at('00:01'),
      }),
    ]),
  )
  const turn = (await myDay()).appointments[0]!
  expect(turn.lateSince).toBe(at('00:01'))
  await write(turn.dogs[0]!.card!.id, { finished: true })
  expect((await work()).map((one: { bookingId: string }) => one.bookingId)).not.toContain(bath.bookingId)
  expect((await myDay()).appointments[0]!.lateSince).toBeNull()
})

test('photos before and after belong to the card, and another family never sees them', async () => {
  const bath = await bookedBath(server, { groomerId: me })
  const { id } = (await start(bath)).body.data.groomingCard
  const boundary = 'frontera'
  const picture = Buffer.from(await smallestPicture.arrayBuffer())
  const send = (moment: string) =>
    server.request(
      'marta',
      'POST',
      `/api/groomingCards/${id}/photos?moment=${moment}`,
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
        picture,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
    )
  const sent = await send('before')
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const { photosBefore, photosAfter } = (await send('after')).body.data.groomingCard
  expect([photosBefore.length, photosAfter.length]).toEqual([1, 1])
  const seen = async (who: 'ana' | 'luis' | 'conta') =>
    (await server.request(who, 'GET', photosAfter[0])).status
  expect([await seen('ana'), await seen('luis'), await seen('conta')]).toEqual([200, 404, 404])
  const gone = await server.request(
    'marta',
    'DELETE',
    `/api/groomingCards/${id}/photos/${photosBefore[0].slice(7)}`,
  )
  expect(gone.body.data.groomingCard).toMatchObject({ photosBefore: [], photosAfter })
})

test('a groomer passes an own turn to a free colleague and no turn of others', async () => {
  const bath = await bookedBath(server, { groomerId: me })
  const others = await bookedBath(server, { groomerId: colleague, start: at('16:00') })
  const pass = (bookingId: string, staffMemberId: string) =>
    server.request('marta', 'POST', `/api/myDay/${bookingId}/colleague`, { staffMemberId })
  expect((await pass(others.bookingId, me)).status).toBe(404)
  await bookedBath(server, { groomerId: colleague, start: at('12:30') })
  expect((await pass(bath.bookingId, colleague)).body.code).toBe('no-capacity')
  const third = await makeGroomer(server)
  const passed = await pass(bath.bookingId, third)
  expect(passed.status, JSON.stringify(passed.body)).toBe(201)
  expect(await statusOf(bath.bookingId)).toMatchObject({ resource: third })
})

test('the role of groomers opens the own day, and neither the desk nor clients and their telephones', async () => {
  const bath = await bookedBath(server, { groomerId: me })
  const { pool } = server.database
  await pool.query(
    `update users set custom_role_id = (select id from custom_roles where name = 'Groomer') where id = $1`,
    [server.ids.marta],
  )
  const statusFor = async (path: string) => (await server.request('marta', 'GET', path)).status
  expect((await myDay()).appointments).toMatchObject([{ bookingId: bath.bookingId, ownerPhone: '' }])
  expect((await start(bath)).status).toBe(201)
  for (const path of [
    '/api/users',

    `/api/desk/day?day=${today()}`,
    '/api/payments',
  ])
    expect(await statusFor(path), path).toBe(403)
  expect(
    (await server.request('marta', 'PUT', `/api/serviceBookings/${bath.bookingId}`, { notes: 'x' })).status,
  ).toBe(403)
  await pool.query('update users set custom_role_id = null where id = $1', [server.ids.marta])
})
