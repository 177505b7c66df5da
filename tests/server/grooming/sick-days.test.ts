import { randomUUID } from 'node:crypto'
import {
  addDays,
  addMinutes,
  defaultSettings,
  instantAt,
  restDayName,
  type CoveredBooking,
  type WeekHours,
} from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { bookedBath, idleGroomers, makeGroomer } from '../../support/bookings/booked-bath.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let sick: string
let colleague: string
beforeAll(async () => {
  server = await openTestServer()
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '08:00',
    closes: '20:00',
  }))
  await server.request('admin', 'PATCH', '/api/settings', {
    hours: { ...defaultSettings.hours, house: everyDay, grooming: everyDay },
  })
  for (const day of [1, 2, 3].map((ahead) => addDays(today(), ahead)))
    if (restDayName(day) !== null)
      await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
})
afterAll(() => server.close())

beforeEach(async () => {
  await idleGroomers(server)
  sick = await makeGroomer(server)
  colleague = await makeGroomer(server)
})

const tomorrow = (hour: string) => instantAt(addDays(today(), 1), hour)
const absence = () => ({ resourceId: sick, start: tomorrow('08:00'), end: tomorrow('20:00') })
const plan = async () => {
  const { status, body } = await server.request(
    'marta',
    'GET',
    `/api/sickDays?${new URLSearchParams(absence()).toString()}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.bookings as CoveredBooking[]
}
const record = (moves: object[], key?: string) =>
  server.request(
    'marta',
    'POST',
    '/api/sickDays',
    { ...absence(), reason: 'Gripe', moves },
    key ? { 'idempotency-key': key } : {},
  )
const moveOf = ({ bookingId, version, proposal }: CoveredBooking) => ({
  bookingId,
  version,
  staffMemberId: proposal.staffMemberId,
  ...(proposal.kind === 'other-time' && { start: proposal.start }),
})
const held = async (bookingId: string) => {
  const { rows } = await server.database.pool.query<{ resource_id: string; start_at: string }>(
    'select resource_id, start_at from bookings where id = $1',
    [bookingId],
  )
  return { resource: rows[0]!.resource_id, start: new Date(rows[0]!.start_at).toISOString() }
}
const absencesOf = async () =>
  (await server.request('marta', 'GET', `/api/absences?resourceId=${sick}`)).body.data.absences as {
    start: string
    end: string
  }[]

test('each booking of an absence gets a free colleague, else another hour, and the proposals fit together', async () => {
  const free = await bookedBath(server, { groomerId: sick, start: tomorrow('09:00') })
  const taken = await bookedBath(server, { groomerId: sick, start: tomorrow('12:00') })
  await bookedBath(server, { groomerId: colleague, start: tomorrow('12:00') })
  const [first, second, ...more] = await plan()
  expect(more).toEqual([])
  expect(first).toMatchObject({
    bookingId: free.bookingId,
    proposal: { kind: 'colleague', staffMemberId: colleague, start: tomorrow('09:00') },
  })
  expect(second).toMatchObject({
    bookingId: taken.bookingId,
    proposal: { kind: 'other-time', staffMemberId: colleague },
  })
  expect(await held(free.bookingId)).toMatchObject({ resource: sick })
  const done = await record([first!, second!].map(moveOf))
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  expect(done.body.data.left).toEqual([])
  expect(await held(free.bookingId)).toEqual({ resource: colleague, start: tomorrow('09:00') })
  expect(await held(taken.bookingId)).toEqual({ resource: colleague, start: second!.proposal.start })
  expect(await absencesOf()).toMatchObject([{ start: tomorrow('08:00'), end: tomorrow('20:00') }])
})

test('proposes a question to the client without a free colleague and keeps their hour open', async () => {
  await idleGroomers(server, sick)
  const open = await bookedBath(server, { groomerId: sick, start: tomorrow('11:00') })
  const day = { ...absence(), end: instantAt(addDays(today(), 4), '20:00') }
  const { body } = await server.request(
    'marta',
    'GET',
    `/api/sickDays?${new URLSearchParams(day).toString()}`,
  )
  expect(body.data.bookings).toMatchObject([{ proposal: { kind: 'ask', staffMemberId: null } }])
  const done = await record([])
  expect(done.body.data).toMatchObject({ left: [open.bookingId], moved: [] })
  expect(await absencesOf()).toHaveLength(2)
  const substitute = await makeGroomer(server)
  const again = await record([{ bookingId: open.bookingId, staffMemberId: substitute }])
  expect(again.body.data.left).toEqual([])
  const spans = (await absencesOf()).toSorted((one, other) => one.start.localeCompare(other.start))
  expect(spans.map(({ start, end }) => [start, end])).toEqual([
    [tomorrow('08:00'), tomorrow('11:00')],
    [tomorrow('11:00'), expect.any(String)],
    [expect.any(String), tomorrow('20:00')],
  ])
  expect(spans[1]!.end).toBe(spans[2]!.start)
})

test('one refused move leaves every booking and the absence as they were', async () => {
  const good = await bookedBath(server, { groomerId: sick, start: tomorrow('09:00') })
  const stale = await bookedBath(server, { groomerId: sick, start: tomorrow('13:00') })
  const refused = await record([
    { bookingId: good.bookingId, staffMemberId: colleague },
    { bookingId: stale.bookingId, staffMemberId: colleague, version: 99 },
  ])
  expect([refused.status, refused.body.code]).toEqual([409, 'stale'])
  expect(await held(good.bookingId)).toMatchObject({ resource: sick })
  expect(await absencesOf()).toEqual([])
  const elsewhere = await bookedBath(server, { groomerId: colleague, start: tomorrow('17:00') })
  expect((await record([{ bookingId: elsewhere.bookingId, staffMemberId: colleague }])).status).toBe(409)
})

test('a repeated request moves nothing twice, and a dog already with the groomer stays with them', async () => {
  const bath = await bookedBath(server, { groomerId: sick, start: tomorrow('10:00') })
  const key = randomUUID()
  const moves = [{ bookingId: bath.bookingId, staffMemberId: colleague }]
  const first = await record(moves, key)
  const second = await record(moves, key)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  const begun = await bookedBath(server, {
    groomerId: sick,
    start: addMinutes(tomorrow('20:00'), 60 * 24),
    minutes: 60,
  })
  await server.database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [
    begun.bookingId,
  ])
  expect(await plan()).toEqual([])
})
