import { addMinutes, instantAt, timeOf, visitMinutes, type CatalogService } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
  expect(again.availability).toMatchObject({ isFree: false, remaining: 0, mayWait: false })
})
