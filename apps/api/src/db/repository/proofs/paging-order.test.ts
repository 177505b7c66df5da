import { setTimeout as sleep } from 'node:timers/promises'
import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../connect.ts'
import { createRepository } from '../repository.ts'
import { dogs } from '../../schema/people/dogs.ts'
import { users } from '../../schema/people/people.ts'
import { products } from '../../schema/money/shop.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'

const none = sql`'[]'::jsonb`
const dogRepository = createRepository(resources.dogs, dogs, {
  imported: sql`false`,
  notWith: none,
  tags: none,
})
const shop = createRepository(resources.products, products)

let database: Database
let ana: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.db.execute(sql`truncate users, products restart identity cascade`)
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Ana', lastName: 'R', email: 'ana@x.mx' })
    .returning({ id: users.id })
  ana = row!.id
})

const newDog = (name: string) => ({ name, ownerId: ana, sex: 'hembra', birthDate: '2022-02-03' }) as const

test.each([
  ['name', ['Ángel', 'beto', 'nube', 'Ñandú', 'Zoe', 'Zoe']],
  ['-name', ['Zoe', 'Zoe', 'Ñandú', 'nube', 'beto', 'Ángel']],
  ['birthDate', ['Zoe', 'Ñandú', 'Ángel', 'Zoe', 'nube', 'beto']],
  ['-createdAt', ['Zoe', 'beto', 'Ángel', 'nube', 'Ñandú', 'Zoe']],
])('a list is walked in the order of %s, each record once', async (sort, expected) => {
  const born = ['2020-01-01', '2020-02-01', '2021-01-01', '2020-03-01', '2021-06-01', '2020-04-01']
  for (const [at, name] of ['Zoe', 'Ñandú', 'nube', 'Ángel', 'beto', 'Zoe'].entries()) {
    await dogRepository.insert(database.db, { ...newDog(name), birthDate: born[at] })
    // The next is made in a later millisecond: the order of making is known no finer.
    await sleep(2)
  }
  const seen: { _id: string; name: string }[] = []
  let cursor: string | undefined
  do {
    const page = await dogRepository.list(database.db, { limit: 2, sort, cursor })
    seen.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  expect(seen.map(({ name }) => name)).toEqual(expected)
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(6)
})

test('a list in one order refuses the cursor of another', async () => {
  for (const name of ['a', 'b']) await dogRepository.insert(database.db, newDog(name))
  const { nextCursor } = await dogRepository.list(database.db, { limit: 1, sort: 'name' })
  for (const sort of ['-name', 'breed', undefined])
    await expect(
      dogRepository.list(database.db, { limit: 1, sort, cursor: nextCursor }),
    ).rejects.toMatchObject({
      refusal: 'malformed',
    })
})

test('a list sorted by money goes on behind the amount', async () => {
  const fields = { category: 'Snacks' } as const
  for (const [name, priceCentavos] of [
    ['c', 300],
    ['a', 100],
    ['b', 100],
  ] as const)
    await shop.insert(database.db, { ...fields, name, priceCentavos })
  const first = await shop.list(database.db, { limit: 1, sort: 'priceCentavos' })
  const rest = await shop.list(database.db, { limit: 9, sort: 'priceCentavos', cursor: first.nextCursor })
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a list sorted by name costs the same far behind as at its beginning', async () => {
  for (let batch = 0; batch < 10; batch += 1)
    await database.db.execute(sql`insert into dogs (owner_id, name, sex, birth_date)
      select ${ana}, md5((${batch} * 500 + n)::text), 'macho', '2022-01-01' from generate_series(1, 500) n`)
  await database.db.execute(sql`analyze dogs`)
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from dogs where ((plain_text(name) collate "C"), id) > ('c', ${ana}::uuid)
      order by (plain_text(name) collate "C"), id limit 50`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.*dogs_by_name[\s\S]*Index Cond/)
})
