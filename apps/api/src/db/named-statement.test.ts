import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Queryable } from './connect.ts'
import { isOneOf, namedStatement } from './named-statement.ts'
import { users } from './schema/people/people.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`insert into users (name, last_name, email, role, password_hash)
    values ('Ana', 'Ríos', 'ana@demo.rumi.mx', 'cliente', ''), ('Luis', 'Mora', 'luis@demo.rumi.mx', 'cliente', '')`)
})
afterAll(() => database.close())

const byEmail = namedStatement('user by email', (db) =>
  db
    .select({ id: users.id, person: { name: users.name } })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
)
const byIds = namedStatement('users by ids', (db) =>
  db.select({ id: users.id }).from(users).where(isOneOf(users.id, 'ids')),
)

const preparedAs = async (db: Queryable, about: string) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_prepared_statements where name like ${`${about} %`}`,
  )
  return rows.length
}

test('is prepared once on a connection, and each run has its own values', async () => {
  await database.db.transaction(async (tx) => {
    const [ana] = await byEmail(tx, { email: 'ana@demo.rumi.mx' })
    const [luis] = await byEmail(tx, { email: 'luis@demo.rumi.mx' })
    expect([ana, luis]).toMatchObject([{ person: { name: 'Ana' } }, { person: { name: 'Luis' } }])
    expect(await preparedAs(tx, 'user by email')).toBe(1)
    const both = await byIds(tx, { ids: [ana!.id, luis!.id] })
    expect(both.map(({ id }) => id).toSorted()).toEqual([ana!.id, luis!.id].toSorted())
  })
})

test('sees what its transaction wrote, and the pool does not until it is committed', async () => {
  const rename = database.db.transaction(async (tx) => {
    await tx.update(users).set({ name: 'Anita' }).where(eq(users.email, 'ana@demo.rumi.mx'))
    expect(await byEmail(tx, { email: 'ana@demo.rumi.mx' })).toMatchObject([{ person: { name: 'Anita' } }])
    throw new Error('changed my mind')
  })
  await expect(rename).rejects.toThrow('changed my mind')
  expect(await byEmail(database.db, { email: 'ana@demo.rumi.mx' })).toMatchObject([
    { person: { name: 'Ana' } },
  ])
})
