import {
  amountByTreatment,
  dayOf,
  defaultLocale,
  ivaTreatments,
  ivaWithin,
  percentOfTreatment,
  priceOrder,
  splitAmount,
  satGroupsOfPosting,
  takesEvents,
  type TreatmentOfOrder,
} from '@rumi/contract'
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

test('the database splits an amount as the contract does, into shares that add up and never fall', async () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 5 })
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  await fc.assert(
    fc.asyncProperty(parts, amount, amount, async (given, one, more) => {
      const [row] = await rowsOf<{ shares: string[] }>('select split_amount($1, $2)::text[] as shares', [
        one,
        given,
      ])
      const shares = splitAmount(one, given)
      expect(row!.shares.map(Number)).toEqual(shares)
      fc.pre(given.some((part) => part > 0))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(one)
      const grown = splitAmount(one + more, given)
      expect(grown.every((share, place) => share >= shares[place]!)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('treatments of IVA have the percentage in the database that they have in the contract', async () => {
  for (const treatment of ivaTreatments)
    expect(await rowsOf('select percent_of_treatment($1, 16)::integer as percent', [treatment])).toEqual([
      { percent: percentOfTreatment(treatment, 16) },
    ])
})

const ordered = fc.array(
  fc.record({
    ivaTreatment: fc.constantFrom(...ivaTreatments),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitCentavos: fc.integer({ min: 0, max: 90_000 }),
    returned: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test('IVA within parts of an order of several rates adds up as the contract has it', async () => {
  const { rows: buyers } = await database.pool.query<{ id: string }>(
    `insert into users (name, last_name, email) values ('Ana', 'R', 'ana@rates.mx') returning id`,
  )
  await database.pool.query(
    `insert into products (id, name, price_centavos, category) select n, 'P' || n, 1, 'Snacks' from generate_series(901, 906) n`,
  )
  await fc.assert(
    fc.asyncProperty(ordered, fc.integer({ min: 0, max: 9_900 }), async (items, shippingCentavos) => {
      const delivery = 'shipping' as const
      const shipping = { feeCentavos: shippingCentavos, freeFromCentavos: null, postalCodes: [] }
      const price = priceOrder({ items, delivery }, { shipping, ivaPercent: 16 })
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        const { rows } = await client.query<{ id: string }>(
          `insert into orders (user_id, subtotal_centavos, iva_centavos, total_centavos, shipping_centavos, delivery, payment)
           values ($1, $2, $3, $4, $5, 'shipping', 'counter') returning id`,
          [buyers[0]!.id, price.subtotalCentavos, price.ivaCentavos, price.totalCentavos, shippingCentavos],
        )
        const { id } = rows[0]!
        for (const [place, item] of items.entries())
          await client.query(
            `insert into order_items (order_id, product_id, name, quantity, unit_centavos, returned, iva_treatment)
             values ($1, $2, 'P', $3, $4, $5, $6)`,
            [
              id,
              901 + place,
              item.quantity,
              item.unitCentavos,
              Math.min(item.returned, item.quantity),
              item.ivaTreatment,
            ],
          )
        await client.query('set constraints all immediate')
        const { rows: found } = await client.query<Record<keyof TreatmentOfOrder, string>>(
          `select treatment, gross_centavos as "grossCentavos", iva_centavos as "ivaCentavos", kept_centavos as "keptCentavos"
           from treatments_of_order($1) order by treatment collate "C"`,
          [id],
        )
        const treatments = found.map(({ treatment, ...amounts }) => ({
          treatment: treatment as TreatmentOfOrder['treatment'],
          grossCentavos: Number(amounts.grossCentavos),
          ivaCentavos: Number(amounts.ivaCentavos),
          keptCentavos: Number(amounts.keptCentavos),
        }))
        const unreturned = treatments.map((one) => ({ ...one, keptCentavos: one.grossCentavos }))
        expect(ivaIn(price.totalCentavos, unreturned)).toBe(price.ivaCentavos)
        for (const centavos of [0, 1, Math.floor(price.totalCentavos / 3), price.totalCentavos]) {
          const [row] = (
            await client.query<{ iva: string }>('select iva_in_order($1, $2) as iva', [id, centavos])
          ).rows
          expect(Number(row!.iva)).toBe(ivaIn(centavos, treatments))
        }
      } finally {
        await client.query('rollback')
        client.release()
      }
    }),
    { numRuns: 60 },
  )
})
const ivaIn = (centavos: number, treatments: readonly TreatmentOfOrder[]) =>
  amountByTreatment(centavos, treatments).reduce((sum, { ivaCentavos }) => sum + ivaCentavos, 0)

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
