import { addDays, defaultTerms, hoursOf, instantAt, restDaysOf, weekdayOf } from '@rumi/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { freeTrainer } from '../../support/bookings/free-trainer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let training: string
let trainer: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  training = await serviceOf(server, 'Entrenamiento')
  trainer = await freeTrainer(server)
})
afterEach(async () => {
  // Days move where one is a rest day: what a test left must not stand in the way of another's week.
  await server.database.pool.query(
    `update bookings set status = 'cancelled' where resource_id = $1 and status in ('pending', 'confirmed')`,
    [trainer],
  )
  await setHours({ hours: [], breaks: [] })
})
afterAll(() => server.close())

let weeks = 1
/** A day of its own for each test, so that none stands in another's way. */
const newDay = (serviceType: 'Entrenamiento' | 'Guardería' = 'Entrenamiento') =>
  nextOpenDay(serviceType, (weeks += 1) * 7)

const visit = (day: string, from: string, until: string) => ({
  start: instantAt(day, from),
  end: instantAt(day, until),
})

const setHours = (week: object) => server.request('admin', 'PUT', `/api/schedule/people/${trainer}`, week)

const goAway = (time: { start: string; end: string }, who: DemoName = 'marta') =>
  server.request(who, 'POST', '/api/absences', { resourceId: trainer, reason: 'Curso', ...time })

async function book(time: { start: string; end: string }, who: DemoName = 'ana') {
  const dog = await eligibleDog(server, 'Alumno', { medicalRecords: false })
  return server.request(who, 'POST', '/api/serviceBookings', { serviceId: training, rumiIds: [dog], ...time })
}

async function startsOn(day: string, serviceId = training): Promise<string[]> {
  const { body } = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`,
  )
  const { slots = [] } = body.data.availability[0]
  return slots
    .filter(({ remaining }: { remaining: number }) => remaining > 0)
    .map(({ start }: { start: string }) => start)
}

const fullDay = ['07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18']
const hoursOn = (day: string, hours: readonly string[]) => hours.map((hour) => instantAt(day, `${hour}:00`))

test('an absence takes its hours out of the calendar and no booking goes there; coming back frees them', async () => {
  const day = newDay()
  expect(await startsOn(day)).toEqual(hoursOn(day, fullDay))
  const away = await goAway(visit(day, '10:30', '14:00'))
  expect(away).toMatchObject({
    status: 201,
    body: { data: { absence: { resource: 'Memo', reason: 'Curso' } } },
  })
  expect(await startsOn(day)).toEqual(hoursOn(day, ['07', '08', '09', '14', '15', '16', '17', '18']))
  expect(await book(visit(day, '10:00', '11:00'))).toMatchObject({
    status: 409,
    body: { code: 'no-capacity' },
  })
  expect((await book(visit(day, '14:00', '15:00'))).status).toBe(201)
  await server.request('marta', 'DELETE', `/api/absences/${away.body.data.absence.id}`)
  expect((await book(visit(day, '10:00', '11:00'))).status).toBe(201)
})

test('an absence is refused while visits are booked, and names them', async () => {
  const day = newDay()
  const booked = await book(visit(day, '12:00', '13:00'))
  const { id } = booked.body.data.serviceBooking
  const refused = await goAway(visit(day, '12:59', '16:00'))
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'visits-booked', bookings: [{ id, names: ['Alumno'] }] },
  })
  expect(refused.body.message).toMatch(/Alumno, .* a las 12:00/)
  expect((await goAway(visit(day, '13:00', '16:00'))).status).toBe(201)
  await server.request('ana', 'DELETE', `/api/serviceBookings/${id}`)
  expect((await goAway(visit(day, '09:00', '13:00'))).status).toBe(201)
})

test('an hour before ten is written as everywhere: 9:00', async () => {
  const day = newDay()
  await book(visit(day, '09:00', '10:00'))
  expect((await goAway(visit(day, '09:00', '10:00'))).body.message).toMatch(/Alumno, .* a las 9:00/)
})

test('a visit is not moved into an absence, and stays where it was', async () => {
  const day = newDay()
  await goAway(visit(day, '15:00', '17:00'))
  const { id, start } = (await book(visit(day, '09:00', '10:00'))).body.data.serviceBooking
  const moved = await server.request(
    'marta',
    'PUT',
    `/api/serviceBookings/${id}`,
    visit(day, '16:00', '17:00'),
  )
  expect(moved).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  const { body } = await server.request('ana', 'GET', `/api/serviceBookings?from=${day}&to=${day}`)
  expect(body.data.serviceBookings.find((one: { id: string }) => one.id === id).start).toBe(start)
})

test('of fifty absences and bookings that race for one hour, exactly one succeeds', async () => {
  for (let round = 0; round < 2; round += 1) {
    const day = newDay()
    const time = visit(day, '11:00', '12:00')
    const dogs = await Promise.all(
      Array.from({ length: 25 }, (_, turn) =>
        eligibleDog(server, `Carrera ${turn}`, { medicalRecords: false }),
      ),
    )
    const runners = Array.from({ length: 50 }, (_, turn) =>
      turn % 2 === 0
        ? goAway(time)
        : server.request('ana', 'POST', '/api/serviceBookings', {
            serviceId: training,
            rumiIds: [dogs[(turn - 1) / 2]],
            ...time,
          }),
    )
    const answers = await Promise.all(runners)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    // On a slow machine a request may get 'try again'; no response is ever untrue.
    expect(answers.filter(({ status }) => status !== 409 && status !== 503)).toHaveLength(1)
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int from bookings b join absences a on a.resource_id = b.resource_id
       where b.status in ('pending', 'confirmed', 'checked-in')
         and a.start_at < b.end_at and a.end_at > b.start_at`,
    )
    expect(rows[0]!.count).toBe(0)
  }
})

test('hours and breaks of a week bound what is offered and booked, and are refused over what is booked', async () => {
  const day = newDay()
  const weekday = weekdayOf(day)
  const { id } = (await book(visit(day, '13:00', '14:00'))).body.data.serviceBooking
  const week = {
    hours: [{ weekday, from: '09:00', until: '16:00' }],
    breaks: [{ weekday, from: '13:00', until: '14:00' }],
  }
  expect(await setHours(week)).toMatchObject({
    status: 409,
    body: { code: 'visits-booked', bookings: [{ id }] },
  })
  await server.request('ana', 'DELETE', `/api/serviceBookings/${id}`)
  const set = await setHours(week)
  expect(set.body.data.people.find((one: { id: string }) => one.id === trainer)).toMatchObject(week)
  expect(await startsOn(day)).toEqual(hoursOn(day, ['09', '10', '11', '12', '14', '15']))
  expect(await startsOn(addDays(day, 1))).toEqual([])
  expect((await book(visit(day, '08:00', '09:00'))).body.code).toBe('no-capacity')
  expect((await book(visit(day, '13:00', '14:00'))).body.code).toBe('no-capacity')
  expect((await book(visit(day, '15:00', '16:00'))).status).toBe(201)
  expect(
    await setHours({ ...week, hours: [...week.hours, { weekday, from: '15:59', until: '17:00' }] }),
  ).toMatchObject({ status: 422, body: { issues: [{ path: 'hours' }] } })
})

const decide = (day: string, kind: 'closed' | 'worked') =>
  server.request('admin', 'POST', '/api/houseDays', { day, kind, note: 'Inventario' })

test('a closed day is neither offered nor booked until it opens again', async () => {
  const day = newDay('Guardería')
  const dayCare = await serviceOf(server, 'Guardería')
  const { id } = (await decide(day, 'closed')).body.data.houseDay
  expect(await startsOn(day)).toEqual([])
  const left = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${dayCare}&from=${day}&to=${day}`,
  )
  expect(left.body.data.availability).toEqual([{ date: day, remaining: 0, closed: true }])
  expect((await book(visit(day, '10:00', '11:00'))).body.code).toBe('closed-day')
  const dog = await eligibleDog(server, 'Cerrado')
  const stay = { serviceId: dayCare, rumiIds: [dog], start: day, end: day }
  expect((await server.request('ana', 'POST', '/api/serviceBookings', stay)).body.code).toBe('closed-day')
  expect((await server.request('ana', 'POST', '/api/serviceBookings/quote', stay)).body.code).toBe(
    'closed-day',
  )
  await server.request('admin', 'DELETE', `/api/houseDays/${id}`)
  expect((await server.request('ana', 'POST', '/api/serviceBookings', stay)).status).toBe(201)
  expect(await decide(day, 'closed')).toMatchObject({
    status: 409,
    body: { code: 'visits-booked', bookings: [{ names: ['Cerrado'] }] },
  })
  expect((await decide(addDays(today(), -1), 'closed')).body.code).toBe('past-date')
})

test('of closing a day and booking it at once, one is had', async () => {
  const dayCare = await serviceOf(server, 'Guardería')
  for (let round = 0; round < 4; round += 1) {
    const day = newDay('Guardería')
    const dogs = await Promise.all([1, 2, 3].map((turn) => eligibleDog(server, `Puerta ${turn}`)))
    const [closed, ...booked] = await Promise.all([
      decide(day, 'closed'),
      ...dogs.map((dog) =>
        server.request('ana', 'POST', '/api/serviceBookings', {
          serviceId: dayCare,
          rumiIds: [dog],
          start: day,
          end: day,
        }),
      ),
    ])
    const came = booked.filter(({ status }) => status === 201).length
    expect(closed.status).toBe(came > 0 ? 409 : 201)
  }
})

test('a rest day of the law can be worked, and an ordinary day needs no such decision', async () => {
  const year = Number(today().slice(0, 4))
  const restDay = [...restDaysOf(year), ...restDaysOf(year + 1)].find(
    ({ day }) => day > today() && hoursOf('Grooming', day, defaultTerms) !== null,
  )!.day
  expect(await startsOn(restDay)).toEqual([])
  const { status, body } = await decide(restDay, 'worked')
  expect(status).toBe(201)
  expect((await startsOn(restDay)).length).toBeGreaterThan(0)
  expect((await decide(newDay(), 'worked')).body.code).toBe('breaks-a-rule')
  await server.request('admin', 'DELETE', `/api/houseDays/${body.data.houseDay.id}`)
  expect(await startsOn(restDay)).toEqual([])
})

test('a waiting client is offered the hour when a staff member returns', async () => {
  const day = newDay()
  const time = visit(day, '10:00', '11:00')
  const { id } = (await goAway(time)).body.data.absence
  const dog = await eligibleDog(server, 'Espera', { medicalRecords: false })
  const waiting = await server.request('ana', 'POST', '/api/waitingList', {
    serviceId: training,
    rumiIds: [dog],
    ...time,
  })
  expect(waiting.status).toBe(201)
  await server.request('marta', 'DELETE', `/api/absences/${id}`)
  await vi.waitFor(
    async () => {
      const { body } = await server.request('ana', 'GET', '/api/waitingList?limit=200')
      const entry = body.data.waitingList.find(
        (one: { id: string }) => one.id === waiting.body.data.waitingEntry.id,
      )
      expect(entry.status).toBe('offered')
    },
    { timeout: 8_000 },
  )
})

test('absences of the past are not taken, nor reversed ones, nor a room’s', async () => {
  const day = newDay()
  expect((await goAway(visit(day, '12:00', '11:00'))).body.code).toBe('dates-reversed')
  expect((await goAway(visit('2020-03-03', '10:00', '11:00'))).body.code).toBe('past-date')
  const { rows } = await server.database.pool.query(`select id from resources where kind = 'room' limit 1`)
  const room = await server.request('marta', 'POST', '/api/absences', {
    resourceId: rows[0].id,
    ...visit(day, '10:00', '11:00'),
  })
  expect(room.status).toBe(404)
})
