import { randomUUID } from 'node:crypto'
import { addDays, defaultSettings, restDayName, type WeekHours } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let sent: () => ReturnType<ReturnType<typeof mailsSince>>
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  dayCare = await serviceOf(server, 'Guardería')
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  if (restDayName(today()) !== null)
    await server.request('admin', 'POST', '/api/houseDays', { day: today(), kind: 'worked' })
  const sentTo = mailsSince(server)
  sent = () => sentTo(server.ids.ana)
})
afterAll(() => server.close())

/** A dog with all records but its evaluation, so that today is its first day. */
async function newDog(name: string) {
  const rumiId = await eligibleDog(server, name, { medicalRecords: false })
  for (const record of allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) }))
    if (record.kind !== 'evaluation') await server.request('marta', 'POST', '/api/medical-records', record)
  return rumiId
}
const evaluationsOf = async (rumiId: string) =>
  (await server.request('marta', 'GET', `/api/medical-records?rumiId=${rumiId}&kind=evaluation`)).body.data
    .medicalRecords as { result: string }[]
const book = (rumiIds: string[], more: object = {}, who: DemoName = 'marta') =>
  server.request(who, 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds,
    start: today(),
    end: today(),
    ...more,
  })
const change = (id: string, changes: object, who: DemoName = 'marta') =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, changes)
const passed = (rumiId: string) => ({ rumiId, result: 'passed', notes: 'Juega con todos' })

test('a dog on its first day is booked, evaluated and checked in by one request', async () => {
  const rumiId = await newDog('Primera vez')
  expect(await book([rumiId], { checkIn: true })).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule', message: expect.stringContaining('evaluación') },
  })
  await sent()
  const { status, body } = await book([rumiId], { checkIn: true, evaluations: [passed(rumiId)] })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data.serviceBooking).toMatchObject({ status: 'checked-in', awaits: [] })
  expect(await evaluationsOf(rumiId)).toMatchObject([{ result: 'passed' }])
  const { notifications } = await sent()
  expect(notifications.map(({ kind }) => kind)).not.toContain('booking-requested')
})

test('a dog that did not pass is not booked, and nothing of it stays', async () => {
  const rumiId = await newDog('No pasa')
  const failed = { ...passed(rumiId), result: 'failed' }
  expect(await book([rumiId], { checkIn: true, evaluations: [failed] })).toMatchObject({
    status: 422,
    body: { code: 'breaks-a-rule' },
  })
  expect((await book([rumiId], { evaluations: [passed(rumiId)] })).status).toBe(422)
  const another = await newDog('Otra')
  expect((await book([rumiId], { checkIn: true, evaluations: [passed(another)] })).status).toBe(422)
  expect([await evaluationsOf(rumiId), await evaluationsOf(another)]).toEqual([[], []])
})

test('a booked dog is evaluated and checked in by one change, which undo takes back whole', async () => {
  const dogs = [await newDog('Una'), await newDog('Dos')]
  const { id, version, status } = (await book(dogs)).body.data.serviceBooking
  expect(status).toBe('pending')
  const arrive = (more: object) =>
    change(id, { status: 'checked-in', evaluations: dogs.map(passed), ...more })
  expect((await arrive({ version: version + 1 })).status).toBe(409)
  const undoId = randomUUID()
  const arrived = await arrive({ version, undoId })
  expect(arrived.body.data?.serviceBooking, JSON.stringify(arrived.body)).toMatchObject({
    status: 'checked-in',
  })
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await Promise.all(dogs.map(evaluationsOf))).toEqual([[], []])
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${id}`)
  expect(body.data.deskBooking.booking).toMatchObject({ status: 'pending', awaits: ['evaluation'] })
})

test('the first failed evaluation cancels the booking, and no dog comes in', async () => {
  const [first, second] = [await newDog('Gruñe'), await newDog('Tranquila')]
  const { id } = (await book([first, second])).body.data.serviceBooking
  const failed = { rumiId: first, result: 'failed' }
  const { body } = await change(id, { status: 'checked-in', evaluations: [failed, passed(second)] })
  expect(body.data.serviceBooking).toMatchObject({ status: 'cancelled' })
  expect([await evaluationsOf(first), await evaluationsOf(second)]).toMatchObject([
    [{ result: 'failed' }],
    [],
  ])
})

test('a rejected check-in records no evaluation; owners record none', async () => {
  const rumiId = await newDog('Espera')
  const tomorrow = addDays(today(), 1)
  const { id } = (await book([rumiId], { start: tomorrow, end: tomorrow })).body.data.serviceBooking
  const evaluations = [passed(rumiId)]
  expect(await change(id, { status: 'checked-in', evaluations })).toMatchObject({
    status: 422,
    body: { code: 'before-its-day' },
  })
  expect((await change(id, { evaluations }, 'ana')).status).toBe(403)
  expect((await book([rumiId], { checkIn: true, evaluations }, 'ana')).status).toBe(403)
  expect(await evaluationsOf(rumiId)).toEqual([])
})
