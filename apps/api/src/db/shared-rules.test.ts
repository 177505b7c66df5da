import { dayOf, defaultLocale, ivaWithin, satGroupsOfPosting, takesEvents } from '@rumi/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const rowsOf = async <Row extends object>(query: string, values: unknown[]) =>
  (await database.pool.query<Row>(query, values)).rows

test('the database takes IVA out of an amount as the contract does', async () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
    minLength: 200,
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(amounts, fc.integer({ min: 0, max: 30 }), async (centavos, percent) => {
      const rows = await rowsOf<{ iva: string }>(
        'select iva_within(amount, $2) as iva from unnest($1::bigint[]) with ordinality as given (amount, place) order by place',
        [centavos, percent],
      )
      expect(rows.map(({ iva }) => Number(iva))).toEqual(
        centavos.map((amount) => ivaWithin(amount, percent).ivaCentavos),
      )
    }),
    { numRuns: 20 },
  )
})

const zones = [
  defaultLocale.timeZone,
  'America/Tijuana',
  'America/Cancun',
  'America/Ciudad_Juarez',
  'Europe/Madrid',
  'Asia/Kathmandu',
]

test.each(zones)('the database counts days in %s as the contract does', async (zone) => {
  await database.pool.query(
    `insert into house_settings (version, data)
     select coalesce(max(version), 1) + 1, jsonb_build_object('timeZone', $1::text) from house_settings`,
    [zone],
  )
  expect(await rowsOf('select business_time_zone() as zone', [])).toEqual([{ zone }])
  const instants = fc.array(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    { minLength: 200, maxLength: 200 },
  )
  await fc.assert(
    fc.asyncProperty(instants, async (dates) => {
      const texts = dates.map((date) => date.toISOString())
      const rows = await rowsOf<{ day: string }>(
        'select business_day(instant)::text as day from unnest($1::timestamptz[]) with ordinality as given (instant, place) order by place',
        [texts],
      )
      expect(rows.map(({ day }) => day)).toEqual(texts.map((text) => dayOf(text, zone)))
    }),
    { numRuns: 10 },
  )
})

test('the zone is that of the default settings where none are stored', async () => {
  const fresh = await openTestDatabase()
  const { rows } = await fresh.pool.query('select business_time_zone() as zone')
  await fresh.close()
  expect(rows).toEqual([{ zone: defaultLocale.timeZone }])
})

test('accounts that are posted to are created with their SAT group and their parent', async () => {
  const codes = Object.keys(satGroupsOfPosting)
  await database.pool.query('truncate accounts cascade')
  for (const code of codes) await database.pool.query('select posting_account($1)', [code])
  const created = await rowsOf<{ code: string; group: string; parent: string | null }>(
    'select a.code, a.sat_group as group, p.code as parent from accounts a left join accounts p on p.id = a.parent_id',
    [],
  )
  expect(Object.fromEntries(created.map(({ code, group }) => [code, group]))).toEqual(satGroupsOfPosting)
  const parentOf = (code: string) => {
    const above = code.split('.').slice(0, 2).join('.')
    return above === code || takesEvents(above) ? null : above
  }
  for (const { code, parent } of created) expect(parent, code).toBe(parentOf(code))
})
