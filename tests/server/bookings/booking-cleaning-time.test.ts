import { instantAt, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freeTrainer } from '../../support/bookings/free-trainer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let training: string
let trainer: string
beforeAll(async () => {
  server = await openTestServer()
  training = await serviceOf(server, 'Entrenamiento')
  trainer = await freeTrainer(server)
})
beforeEach(async () => {
  const cleaning = { serviceType: 'Entrenamiento', cleaningMinutes: 15 }
  await server.request('admin', 'PUT', '/api/schedule/cleaning', cleaning)
})
afterAll(() => server.close())

let weeks = 1
/** A day of its own each time, so that none stands in another's way. */
const newDay = () => nextOpenDay('Entrenamiento', (weeks += 1) * 7)

const visit = (day: string, from: string, until: string) => ({
  start: instantAt(day, from),
  end: instantAt(day, until),
})

const setHours = (week: object) => server.request('admin', 'PUT', `/api/schedule/people/${trainer}`, week)

async function book(time: { start: string; end: string }) {
  const dog = await eligibleDog(server, 'Alumno', { medicalRecords: false })
  return server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: training,
    rumiIds: [dog],
    ...time,
  })
}

async function startsOn(day: string): Promise<string[]> {
  const requested = `serviceId=${training}&from=${day}&to=${day}`
  const { body } = await server.request(null, 'GET', `/api/availability?${requested}`)
  return body.data.availability[0].slots
    .filter(({ remaining }: { remaining: number }) => remaining > 0)
    .map(({ start }: { start: string }) => start)
}

const hoursOn = (day: string, hours: readonly string[]) => hours.map((hour) => instantAt(day, `${hour}:00`))

test('time to clean up is kept after a visit, by the calendar and by the database', async () => {
  const day = newDay()
  await book(visit(day, '10:00', '11:00'))
  expect(await startsOn(day)).toEqual(hoursOn(day, ['07', '08', '12', '13', '14', '15', '16', '17', '18']))
  expect((await book(visit(day, '11:00', '12:00'))).body.code).toBe('no-capacity')
  expect((await book(visit(day, '09:00', '10:00'))).body.code).toBe('no-capacity')
  const forced = server.database.pool.query(
    `insert into bookings (client_id, service_id, start_at, end_at, resource_id, total_centavos)
     values ($1, $2, $3, $4, $5, 0)`,
    [server.ids.ana, training, instantAt(day, '11:00'), instantAt(day, '12:00'), trainer],
  )
  await expect(forced).rejects.toMatchObject({ constraint: 'bookings_one_visit_at_a_time' })
  expect(
    await server.request('admin', 'PUT', '/api/schedule/cleaning', {
      serviceType: 'Hotel',
      cleaningMinutes: 15,
    }),
  ).toMatchObject({ status: 422, body: { issues: [{ path: 'serviceType' }] } })
})

test('the last visit of a day ends at closing time: its cleaning may run later, a break may not overlap it', async () => {
  const closing = newDay()
  expect((await startsOn(closing)).at(-1)).toBe(hoursOn(closing, ['18'])[0])
  const last = (await book(visit(closing, '18:00', '19:00'))).body.data.serviceBooking
  const { rows } = await server.database.pool.query(
    `select busy_until = end_at + interval '15 minutes' as cleaned from bookings where id = $1`,
    [last.id],
  )
  expect(rows).toEqual([{ cleaned: true }])

  const day = newDay()
  const weekday = weekdayOf(day)
  const week = (until: string) => ({
    hours: [1, 2, 3, 4, 5, 6].map((one) => ({ weekday: one, from: '07:00', until })),
    breaks: [{ weekday, from: '13:00', until: '14:00' }],
  })
  expect((await setHours(week('19:00'))).status).toBe(200)
  expect(await startsOn(day)).toEqual(
    hoursOn(day, ['07', '08', '09', '10', '11', '14', '15', '16', '17', '18']),
  )
  expect((await book(visit(day, '12:00', '13:00'))).body.code).toBe('no-capacity')
  expect((await book(visit(day, '18:00', '19:00'))).status).toBe(201)
  expect((await setHours(week('18:59'))).status).toBe(409)
  expect((await setHours({ hours: [], breaks: [{ weekday, from: '19:00', until: '19:30' }] })).status).toBe(
    409,
  )
  expect((await setHours({ hours: [], breaks: [] })).status).toBe(200)
})
