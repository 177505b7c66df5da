import { like, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { wordsIn } from '../db/repository/sql-text.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `update users set name = 'Ana', last_name = 'Núñez Ibargüen' where id = $1`,
    [server.ids.ana],
  )
})
afterAll(() => server.close())

const found = async (search: string, who: 'marta' | 'ana' = 'marta') => {
  const { status, body } = await server.request(
    who,
    'GET',
    `/api/rumis?sort=name&search=${encodeURIComponent(search)}`,
  )
  expect(status).toBe(200)
  return (body.data.rumis as { name: string }[]).map(({ name }) => name)
}

test.each(['nunez', 'NÚÑEZ', 'ibargüen', 'IBARGUEN ana'])(
  '%s finds the dogs of Ana Núñez Ibargüen',
  async (search) => {
    expect(await found(search)).toEqual(['Canela', 'Frijol'])
  },
)

test('the words of a dog and of its owner go together, each dog is found once', async () => {
  expect(await found('canela nunez')).toEqual(['Canela'])
  expect(await found('frijol')).toEqual(['Frijol'])
  expect(await found('canela pug xyz')).toEqual([])
  expect(await found('%')).toEqual([])
})

test('finds no other dogs by owner name for users who see only their own', async () => {
  expect(await found('luis', 'ana')).toEqual([])
  expect(await found('ibarguen', 'ana')).toEqual(['Canela', 'Frijol'])
})

test('a search uses each word once and no more words than a name has', async () => {
  const { status, body } = await server.request('ana', 'GET', '/api/rumis?search=a+e+i+o+u+r+l+v+n')
  expect([status, body.issues]).toEqual([
    400,
    [{ path: 'search', message: 'Busca con 8 palabras a lo más.' }],
  ])
  expect(await found('canela CANELA can nela c a n e')).toEqual(['Canela'])
})

test('both names are looked up in an index', async () => {
  const plans = await server.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plan = async (query: { getSQL: () => SQL }) =>
      JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows)
    const word = sql`'%canela%'::text`
    return [
      await plan(
        tx
          .select({ id: dogs.id })
          .from(dogs)
          .where(like(wordsIn(dogs.name, dogs.breed, dogs.microchip), word)),
      ),
      await plan(
        tx
          .select({ id: users.id })
          .from(users)
          .where(like(wordsIn(users.name, users.lastName), word)),
      ),
    ]
  })
  expect(plans[0]).toContain('dogs_by_words')
  expect(plans[1]).toContain('users_by_whole_name')
})
