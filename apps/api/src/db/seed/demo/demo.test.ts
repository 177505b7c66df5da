import { verify } from '@node-rs/argon2'
import {
  addDays,
  defaultSettings,
  defaultTerms,
  eligibilityFor,
  hasCheckDigit,
  isRegimeOf,
  takesPlaceOn,
  taxPayerOf,
  todayIn,
  usualCalendar,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../connect.ts'
import { bookings } from '../../schema/bookings.ts'
import { dogs, medicalRecords } from '../../schema/people/dogs.ts'
import { users } from '../../schema/people/people.ts'
import { houseSettings } from '../../schema/business/settings.ts'
import { places } from '../../schema/business/services.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { demoTaxData, seedTaxData } from './demo-tax-data.ts'
import { seedDemo } from './demo.ts'
import { seedBusiness } from '../business.ts'

/** Wednesday, ten o'clock local time. */
const now = '2026-10-14T16:00:00.000Z'
const today = todayIn(now)
const nextDay = addDays(today, 1)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedBusiness(database.db)
  await seedDemo(database.db, { now })
}, 180_000)
afterAll(() => database.close())
afterEach(() => vi.unstubAllEnvs())

/** Describes past visits without valid medical records. */
async function visitsWithoutPapers({ db }: Database, until: string) {
  const { rows: visits } = await db.execute<{
    serviceType: 'Guardería' | 'Hotel'
    start: string
    end: string
    dogId: string
  }>(sql`
    select s.type as "serviceType", b.start_day::text as start, b.end_day::text as end, d.dog_id as "dogId"
    from bookings b join services s on s.id = b.service_id join booking_dogs d on d.booking_id = b.id
    where s.type in ('Guardería', 'Hotel') and b.start_day <= ${until} and b.status <> 'cancelled'`)
  const known = await db.select().from(dogs)
  const records = await db.select().from(medicalRecords)
  const answers = visits.map(({ serviceType, start, end, dogId }) => {
    const dog = known.find(({ id }) => id === dogId)!
    const its = records.filter(({ rumiId }) => rumiId === dogId)
    const requested = { serviceType, start, end, dog, records: its, ownerIdentified: true, today: start }
    const { ok, reasons } = eligibilityFor(requested, { terms: defaultTerms })
    return ok ? '' : `${serviceType} ${start} ${dog.name}: ${reasons.map(({ message }) => message).join(' ')}`
  })
  return { count: visits.length, without: answers.filter(Boolean) }
}

async function mayCome(name: string, serviceType: 'Guardería' | 'Hotel', day = nextDay) {
  const [dog] = await database.db.select().from(dogs).where(eq(dogs.name, name))
  const [owner] = await database.db.select().from(users).where(eq(users.id, dog!.ownerId))
  const records = await database.db.select().from(medicalRecords).where(eq(medicalRecords.rumiId, dog!.id))
  const ownerIdentified = owner!.identifiedAt !== null
  const requested = { serviceType, start: day, end: day, dog: dog!, records, ownerIdentified, today }
  return eligibilityFor(requested, { terms: defaultTerms })
}

test('Canela may come to the day care and to the hotel, tomorrow and five months from now', async () => {
  for (const day of [nextDay, addDays(today, 150)])
    for (const serviceType of ['Guardería', 'Hotel'] as const)
      expect(await mayCome('Canela', serviceType, day)).toEqual({ ok: true, reasons: [] })
})

test('Frijol lacks the rabies vaccine and nothing else', async () => {
  const { reasons } = await mayCome('Frijol', 'Guardería')
  expect(reasons).toHaveLength(1)
  expect(reasons[0]?.message).toMatch(/rabia/i)
})

test('Taco is ten weeks old and too young', async () => {
  const [taco] = await database.db.select().from(dogs).where(eq(dogs.name, 'Taco'))
  expect(taco?.birthDate).toBe(addDays(today, -70))
  expect((await mayCome('Taco', 'Guardería')).ok).toBe(false)
})

test('the six demo accounts have their roles and the published password', async () => {
  const accounts = await database.db
    .select()
    .from(users)
    .where(sql`${users.passwordHash} is not null`)
  expect(Object.fromEntries(accounts.map(({ email, role }) => [email, role]))).toEqual({
    'ana@demo.rumi.mx': 'cliente',
    'luis@demo.rumi.mx': 'cliente',
    'marta@demo.rumi.mx': 'colaborador',
    'diego@demo.rumi.mx': 'colaborador',
    'conta@demo.rumi.mx': 'contador',
    'admin@demo.rumi.mx': 'admin',
  })
  for (const { passwordHash } of accounts) expect(await verify(passwordHash!, 'lomito-feliz-2026')).toBe(true)
})

test('the week at the day care has bookings in every state, on open days only, with room left on each', async () => {
  const visits = await database.db
    .select()
    .from(bookings)
    .where(sql`${bookings.resourceId} is null`)
  const states = (of: (day: string) => boolean) =>
    new Set(visits.filter((v) => of(v.startDay!)).map((v) => v.status))
  expect([...states((day) => day < today)]).toEqual(expect.arrayContaining(['checked-out', 'cancelled']))
  expect([...states((day) => day === today)]).toEqual(
    expect.arrayContaining(['checked-in', 'confirmed', 'pending', 'checked-out']),
  )
  for (const status of states((day) => day > today))
    expect(['confirmed', 'pending', 'cancelled']).toContain(status)
  expect(visits.every((visit) => takesPlaceOn('Guardería', visit.startDay!, usualCalendar))).toBe(true)
  const counted = await database.db.select().from(places)
  expect(counted.every((day) => day.used > 0 && day.used < day.capacity)).toBe(true)
})

test('rooms are slept in, and groomers and the trainer are visited, before today and after it', async () => {
  const { rows } = await database.db.execute<{ kind: string; past: string; ahead: string }>(
    sql`select r.kind, count(*) filter (where coalesce(b.start_at, b.start_day) < ${now}) as past,
          count(*) filter (where coalesce(b.end_at, b.end_day) >= ${now}) as ahead
        from bookings b join resources r on r.id = b.resource_id group by r.kind`,
  )
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['groomer', 'hall', 'room', 'trainer'])
  for (const { past, ahead } of rows) expect([Number(past) > 0, Number(ahead) > 0]).toEqual([true, true])
})

test('no booking was made later than now, and each history ends in its state', async () => {
  const { rows } = await database.db.execute<{ odd: string }>(
    sql`select count(*) as odd from bookings b where b.created_at > ${now} or b.status is distinct from
          (select e.to_status from booking_events e where e.booking_id = b.id order by e.position desc limit 1)`,
  )
  expect(Number(rows[0]?.odd)).toBe(0)
})

const storedRfcs = async () =>
  (await database.db.select().from(houseSettings).orderBy(houseSettings.version)).map(({ data }) => data.rfc)

test('a second start adds no RFC, and the one of the demo is valid for a company', async () => {
  await seedTaxData(database.db)
  await seedTaxData(database.db)
  expect(await storedRfcs()).toEqual([demoTaxData.rfc])
  const { rfc, taxRegime } = demoTaxData
  expect([hasCheckDigit(rfc), taxPayerOf(rfc), isRegimeOf(taxRegime, rfc)]).toEqual([true, 'company', true])
})

test('keeps the settings of a business that has set any', async () => {
  await database.db.insert(houseSettings).values({ version: 3, data: { ...defaultSettings, rfc: '' } })
  await seedTaxData(database.db)
  expect(await storedRfcs()).toEqual([demoTaxData.rfc, ''])
})

test('every dog that is still to come may come on its day', async () => {
  const coming = await database.db.execute<{ name: string }>(
    sql`select distinct d.name from bookings b join booking_dogs bd on bd.booking_id = b.id join dogs d on d.id = bd.dog_id
        where b.status in ('pending', 'confirmed', 'checked-in')`,
  )
  expect(coming.rows.length).toBeGreaterThan(5)
  for (const { name } of coming.rows)
    for (const serviceType of ['Guardería', 'Hotel'] as const)
      expect([name, await mayCome(name, serviceType)]).toEqual([name, { ok: true, reasons: [] }])
})

test('every dog that came had the papers of that day, its first one among them', async () => {
  const { count, without } = await visitsWithoutPapers(database, today)
  expect(count).toBeGreaterThan(100)
  expect(without).toEqual([])
})

test.each(['2026-11-27', '2027-01-03', '2028-02-29', '2029-03-26'])(
  'holds for a demo that starts on %s',
  async (day) => {
    const other = await openTestDatabase()
    await seedBusiness(other.db)
    await seedDemo(other.db, { now: `${day}T18:00:00.000Z` })
    const { count, without } = await visitsWithoutPapers(other, day)
    expect(count).toBeGreaterThan(100)
    expect(without).toEqual([])
    const { rows } = await other.db.execute<{ odd: string }>(sql`
      select count(*) as odd from medical_records m join dogs d on d.id = m.dog_id
      where m.applied_on < d.birth_date or m.applied_on > ${day} or m.verified_at::date < m.applied_on`)
    expect(Number(rows[0]?.odd)).toBe(0)
    await other.close()
  },
  60_000,
)

test('some medical records wait to be verified', async () => {
  expect(await database.db.$count(medicalRecords, sql`${medicalRecords.verifiedAt} is null`)).toBe(4)
})

test('a second start adds no accounts', async () => {
  const before = await database.db.$count(users)
  await seedDemo(database.db, { now })
  expect(await database.db.$count(users)).toBe(before)
})

test('in production the demo never moves in', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(seedDemo(database.db, { now })).rejects.toThrow(/production/)
})

test('a demo that starts on a Sunday night gets its week', async () => {
  const other = await openTestDatabase()
  await seedBusiness(other.db)
  await seedDemo(other.db, { now: '2026-10-19T03:30:00.000Z', lives: 'week' })
  expect(await other.db.$count(bookings, eq(bookings.startDay, '2026-10-18'))).toBe(0)
  expect(await other.db.$count(bookings)).toBeGreaterThan(40)
  await other.close()
})

test('present dogs have plans, with a dose of medicine that is late and one that is due', async () => {
  const { rows } = await database.db.execute<{ name: string; time: string; open: boolean }>(sql`
    select i.name, i.times[1] as time, not exists (select from care_marks m where m.care_item_id = i.id) as open
    from care_items i join visits v on v.dog_id = i.dog_id and v.status = 'in-house'
    where i.kind = 'medicine' and v.arrived_at <= ${now}::timestamptz - interval '40 minutes' order by time`)
  expect(rows).toEqual([
    { name: 'Apoquel 16 mg', time: '09:20', open: true },
    { name: 'Gotas para el oído', time: '10:20', open: true },
  ])
})
