import { afterAll, beforeAll, expect, test } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../connect.ts'
import { houseOpenings } from '../schema/business/house-openings.ts'
import { accounts } from '../schema/money/accounting.ts'
import { pools, resources, servicePools, services } from '../schema/business/services.ts'
import { products } from '../schema/money/shop.ts'
import { empty } from '../testing/database-templates.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { closeNewBusiness, seedBusiness } from './business.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(empty, { races: true })
  // Two instances that start together.
  await Promise.all([seedBusiness(database.db), seedBusiness(database.db)])
})
afterAll(() => database.close())

test('without any account it begins closed to the public, once', async () => {
  await Promise.all([closeNewBusiness(database.db), closeNewBusiness(database.db)])
  const stored = await database.db.select().from(houseOpenings)
  expect(stored).toMatchObject([{ version: 1, open: false, changedBy: null }])
})

test('the shop opens with the five products under their numbers, and the next one is number 6', async () => {
  const { db } = database
  const shelf = await db.select().from(products).orderBy(asc(products.id))
  expect(
    shelf.map(({ id, name, priceCentavos, rating, stock }) => [id, name, priceCentavos, rating, stock]),
  ).toEqual([
    [1, 'Galletas de avena', 1000, 4, 50],
    [2, 'Shampoo para perro', 2500, 5, 50],
    [3, 'Juguete masticable clásico', 1800, 5, 50],
    [4, 'Croquetas balanceadas', 4500, 5, 50],
    [5, 'Croquetas altas en proteína', 5000, 5, 50],
  ])
  const [next] = await db
    .insert(products)
    .values({ name: 'Correa', priceCentavos: 9900, category: 'Juguetes' })
    .returning({ id: products.id })
  expect(next?.id).toBe(6)
  await db.delete(products).where(eq(products.id, 6))
})

test('there is a service of every type, and each type knows what it takes', async () => {
  const sold = await database.db.select().from(services).orderBy(asc(services.createdAt))
  const takings = await database.db.select().from(servicePools)
  expect(new Set(sold.map((service) => service.serviceType))).toEqual(
    new Set(takings.map((row) => row.serviceType)),
  )
  expect(sold[0]).toMatchObject({ name: 'Día de guardería', priceCentavos: 350_00, active: true })
  expect(await database.db.select().from(pools)).toEqual([{ name: 'guarderia', capacity: 20 }])
})

test('a new business has six rooms, two groomers, a trainer and a hall', async () => {
  const things = await database.db.select().from(resources)
  const count = (kind: string) => things.filter((thing) => thing.kind === kind).length
  expect([count('room'), count('groomer'), count('trainer'), count('hall')]).toEqual([6, 2, 1, 1])
  expect(things.find((thing) => thing.name === 'Girasol')).toMatchObject({ maxDogs: 1, maxWeightKg: 10 })
})

test('the chart of accounts has one account of income for each type of service, below the one of all services', async () => {
  const chart = await database.db.select().from(accounts)
  const all = chart.find((account) => account.code === '401.01')
  expect(chart.filter((account) => account.parentId === all?.id).map((account) => account.name)).toEqual([
    'Guardería',
    'Hotel',
    'Grooming',
    'Extra-Grooming',
    'Entrenamiento',
    'Eventos',
  ])
  expect(chart.filter((account) => account.parentId === null)).toHaveLength(18)
})

test('leaves a business with data as it is', async () => {
  await database.db.delete(products).where(eq(products.id, 1))
  await seedBusiness(database.db)
  expect(await database.db.$count(products)).toBe(4)
})
