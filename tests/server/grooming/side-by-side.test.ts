import { addMinutes, instantAt, timeOf, visitMinutes, type CatalogService } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offerReleasedPlaces } from '../../../apps/api/src/bookings/index.ts'
import { bookedBath, idleGroomers, makeGroomer } from '../../support/bookings/booked-bath.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let service: CatalogService
let bath: string
let small: string
let large: string
let ahead = 10

const minutesFor = (one: CatalogService, weightKg: number) => visitMinutes(one, [{ weightKg }])

beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const { services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  const isSized = (one: CatalogService) => minutesFor(one, 45) > minutesFor(one, 4)
  service = services.find((one: CatalogService) => one.serviceType === 'Grooming' && isSized(one))
  bath = service.id
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

let groomers: string[]
let day: string
beforeEach(async () => {
  await idleGroomers(server)
  groomers = [await makeGroomer(server), await makeGroomer(server)]
  ahead += 2
  day = nextOpenDay('Grooming', ahead)
  small = await eligibleDog(server, 'Chica', { weightKg: 4 })
  large = await eligibleDog(server, 'Grande', { weightKg: 45 })
})

const both = (hour: string, more: object = {}) => ({
  serviceId: bath,
  rumiIds: [small, large],
  start: instantAt(day, hour),
  end: instantAt(day, hour),
  sideBySide: true,
  ...more,
})
const book = (body: object, who: DemoName = 'ana') =>
  server.request(who, 'POST', '/api/serviceBookings', body)
const quote = (body: object) => server.request('ana', 'POST', '/api/serviceBookings/quote', body)

type Row = { dog: string; groomer: string; starts: string; minutes: number; centavos: number; visits: string }
const held = async (): Promise<Row[]> => {
  const { rows } = await server.database.pool.query<Row>(
    `select d.dog_id as dog, b.resource_id as groomer, b.start_at as starts, b.total_centavos as centavos, d.visit_id as visits,
      (extract(epoch from b.end_at - b.start_at) / 60)::int as minutes
    from bookings b join booking_dogs d on d.booking_id = b.id
    where d.dog_id = any($1) and b.status in ('pending', 'confirmed', 'checked-in')`,
    [[small, large]],
  )
  return rows
}
const freeHours = async (query: string) => {
  const { body } = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${bath}&from=${day}&to=${day}&${query}`,
  )
  const { remaining, slots } = body.data.availability[0]
  const free = slots.filter((slot: { remaining: number }) => slot.remaining > 0)
  expect(remaining).toBe(free.length)
  return free.map(({ start }: { start: string }) => timeOf(start)) as string[]
}

test('each dog gets a groomer of its own at the same hour, for its own time, at the quoted total', async () => {
  const { quote: quoted } = (await quote(both('10:00'))).body.data
  expect(quoted.noPlace).toBeNull()
  const made = await book(both('10:00', { expectedTotalCentavos: quoted.totalCentavos }))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const rows = await held()
  expect(rows.map(({ dog }) => dog).toSorted()).toEqual([small, large].toSorted())
  expect(new Set(rows.map(({ groomer }) => groomer))).toEqual(new Set(groomers))
  expect(rows.every(({ starts }) => Date.parse(starts) === Date.parse(instantAt(day, '10:00')))).toBe(true)
  const minutesOf = (dog: string) => rows.find((row) => row.dog === dog)!.minutes
  expect(minutesOf(large)).toBeGreaterThan(minutesOf(small))
  expect(rows.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(quoted.totalCentavos)
  expect(new Set(rows.map(({ visits }) => visits)).size).toBe(2)
})

test('hours are free for two dogs only where two groomers are free for the longer one', async () => {
  await bookedBath(server, { groomerId: groomers[0]!, start: instantAt(day, '10:00') })
  const one = await freeHours('minutes=60')
  const two = await freeHours('minutes=60&people=2')
  expect(one).toContain('10:00')
  expect(two).toContain('09:00')
  expect(two).toContain('11:00')
  expect(two).not.toContain('09:30')
  expect(two).not.toContain('10:00')
  expect(await freeHours('minutes=60&people=3')).toEqual([])
})

test('the longer dog gets the only groomer who is free for it, and the shorter one the other', async () => {
  const start = addMinutes(instantAt(day, '14:00'), minutesFor(service, 4))
  await bookedBath(server, { groomerId: groomers[0]!, start })
  await server.database.pool.query(`update resources set name = 'Aa ' || name where id = $1`, [groomers[1]])
  const made = await book(both('14:00'))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const groomerOf = new Map((await held()).map(({ dog, groomer }) => [dog, groomer]))
  expect([groomerOf.get(large), groomerOf.get(small)]).toEqual([groomers[1], groomers[0]])
})

test('with one groomer free neither dog is booked, and the quote gives the reason before', async () => {
  await bookedBath(server, { groomerId: groomers[0]!, start: instantAt(day, '10:00') })
  const { quote: quoted } = (await quote(both('10:00'))).body.data
  expect(quoted.noPlace).toMatchObject({ lack: 'full', message: expect.stringContaining('cada uno') })
  const refused = await book(both('10:00'))
  expect([refused.status, refused.body.code]).toEqual([409, 'no-capacity'])
  expect(refused.body.message).toBe(quoted.noPlace.message)
  expect(await held()).toEqual([])
})

test('a total other than the shown one books neither dog', async () => {
  const refused = await book(both('10:00', { expectedTotalCentavos: 1 }))
  expect([refused.status, refused.body.code]).toEqual([409, 'price-changed'])
  expect(await held()).toEqual([])
})

test('two families that race for the last two groomers: one gets both, the other none', async () => {
  const [first, second] = [
    await eligibleDog(server, 'Uno', { owner: 'luis' }),
    await eligibleDog(server, 'Dos', { owner: 'luis' }),
  ]
  const answers = await Promise.all([
    book(both('12:00')),
    book(both('12:00', { rumiIds: [first, second] }), 'luis'),
    book(both('12:00')),
    book(both('12:00', { rumiIds: [second, first] }), 'luis'),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { rows } = await server.database.pool.query<{ held: number; families: number }>(
    `select count(*)::int as held, count(distinct client_id)::int as families from bookings
      where start_at = $1 and status in ('pending', 'confirmed')`,
    [instantAt(day, '12:00')],
  )
  expect(rows).toEqual([{ held: 2, families: 1 }])
})

test('only groomers work side by side, and they are assigned, not named', async () => {
  const training = await serviceOf(server, 'Entrenamiento')
  const other = await book(both('10:00', { serviceId: training }))
  expect([other.status, other.body.code]).toEqual([422, 'breaks-a-rule'])
  const named = await book(both('10:00', { resource: groomers[0] }), 'marta')
  expect(named.body.issues).toMatchObject([{ path: 'resource' }])
  expect(await held()).toEqual([])
})

test('the desk sees both groomers before it books, and the telephone holds both dogs of a new family', async () => {
  const preview = await server.request('marta', 'POST', '/api/desk/previews', both('10:00'))
  expect(preview.status, JSON.stringify(preview.body)).toBe(200)
  expect(preview.body.data.resource).toContain(' y ')
  const call = {
    serviceId: bath,
    dogs: [{ weightKg: 4 }, { weightKg: 45 }],
    start: instantAt(day, '10:00'),
    end: instantAt(day, '10:00'),
    sideBySide: true,
  }
  const { quote: quoted } = (await server.request('marta', 'POST', '/api/phoneQuotes', call)).body.data
  expect(quoted.availability).toMatchObject({ isFree: true, remaining: 1, mayWait: false })
  const kept = await server.request('marta', 'POST', '/api/phoneQuotes/hold', {
    ...call,
    name: 'Rosa Peña',
    phone: '55 4444 0009',
    expectedTotalCentavos: quoted.totalCentavos,
  })
  expect(kept.status, JSON.stringify(kept.body)).toBe(201)
  const { rows } = await server.database.pool.query<{ groomers: number }>(
    `select count(distinct resource_id)::int as groomers from bookings where client_id = $1`,
    [kept.body.data.user.id],
  )
  expect(rows).toEqual([{ groomers: 2 }])
  const again = (await server.request('marta', 'POST', '/api/phoneQuotes', call)).body.data.quote
  expect(again.availability).toMatchObject({ isFree: false, remaining: 0, mayWait: true })
  const waits = await server.request('marta', 'POST', '/api/phoneQuotes/hold', {
    ...call,
    name: 'Eva Luna',
    phone: '55 4444 0010',
  })
  expect(waits.status, JSON.stringify(waits.body)).toBe(201)
  expect(waits.body.data).toMatchObject({ serviceBooking: null, waitingEntry: { status: 'waiting' } })
  expect(await entriesOf(waits.body.data.user.id)).toHaveLength(2)
})

type Entry = { dogs: string[]; status: string; together: string | null }
const entriesOf = async (clientId: string): Promise<Entry[]> => {
  const { rows } = await server.database.pool.query<Entry>(
    `select rumi_ids as dogs, status, side_by_side_id as together from waiting_list
      where client_id = $1 and start like $2 order by rumi_ids`,
    [clientId, `${day}%`],
  )
  return rows
}
const wait = (body: object) => server.request('ana', 'POST', '/api/waitingList', body)

test('two dogs wait for one hour with an entry each, and are offered a groomer each or nothing', async () => {
  const start = instantAt(day, '10:00')
  const taken = await Promise.all(groomers.map((groomerId) => bookedBath(server, { groomerId, start })))
  const made = await wait(both('10:00'))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const waiting = await entriesOf(server.ids.ana)
  expect(waiting.map(({ dogs, status }) => [dogs, status])).toEqual(
    [small, large].toSorted().map((dog) => [[dog], 'waiting']),
  )
  expect(new Set(waiting.map(({ together }) => together)).size).toBe(1)
  expect((await wait(both('10:00'))).body.code).toBe('taken')

  for (const [place, { bookingId }] of taken.entries()) {
    const cancelled = await server.request('ana', 'DELETE', `/api/serviceBookings/${bookingId}`)
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBeLessThan(300)
    await offerReleasedPlaces(server.database.db)
    const statuses = (await entriesOf(server.ids.ana)).map(({ status }) => status)
    expect(statuses).toEqual(place === 0 ? ['waiting', 'waiting'] : ['offered', 'offered'])
  }
  const rows = await held()
  expect(rows.map(({ dog }) => dog).toSorted()).toEqual([small, large].toSorted())
  expect(new Set(rows.map(({ groomer }) => groomer))).toEqual(new Set(groomers))
})

test('dogs do not wait side by side while each has a groomer, nor for more groomers than there are', async () => {
  expect((await wait(both('10:00'))).body).toMatchObject({ code: 'breaks-a-rule' })
  const third = await eligibleDog(server, 'Tercera', { weightKg: 4 })
  const three = await wait(both('10:00', { rumiIds: [small, large, third] }))
  expect(three.body).toMatchObject({
    code: 'breaks-a-rule',
    message: expect.stringContaining('tantos estilistas'),
  })
  expect(await entriesOf(server.ids.ana)).toEqual([])
})

test('the deposit of a quote is the sum of the deposits of its bookings, to the centavo', async () => {
  const { pool } = server.database
  await pool.query(
    'update services set price_centavos = 35001, medium_price_centavos = null, large_price_centavos = null where id = $1',
    [bath],
  )
  await server.request('admin', 'PATCH', '/api/settings', { depositPercent: 50 })
  const { quote: quoted } = (await quote(both('10:00'))).body.data
  const byPhone = await server.request('marta', 'POST', '/api/phoneQuotes', {
    serviceId: bath,
    dogs: [{ weightKg: 4 }, { weightKg: 45 }],
    start: instantAt(day, '10:00'),
    end: instantAt(day, '10:00'),
    sideBySide: true,
  })
  expect((await book(both('10:00'))).status).toBe(201)
  const { rows } = await pool.query<{ id: string }>(
    'select booking_id as id from booking_dogs where dog_id = any($1)',
    [[small, large]],
  )
  const deposits = await Promise.all(
    rows.map(async ({ id }) => {
      const { body } = await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)
      return body.data.depositCentavos as number
    }),
  )
  expect(deposits).toEqual([17501, 17501])
  expect(quoted.depositCentavos).toBe(35002)
  expect(byPhone.body.data.quote.depositCentavos).toBe(35002)
})
