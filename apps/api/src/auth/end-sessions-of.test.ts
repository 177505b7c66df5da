import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const password = 'perro feliz 99'
const people = { ana: 'ana@correo.mx', boss: 'jefa@correo.mx' }

beforeAll(async () => {
  server = await openAuthServer()
  await server.welcome(people.ana, password)
  await server.welcome(people.boss, password)
  await server.db.execute(sql`update users set role = 'admin' where email = ${people.boss}`)
}, 60_000)
afterAll(() => server.close())

const tokenOf = async (email: string) => {
  const token = (await server.logIn(email, password)).json().token as string
  await server.confirm(token, password)
  return token
}
const statusFor = async (token: string) => (await server.call('GET', '/auth/me', { token })).statusCode
const idOf = async (email: string) => {
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from users where email = ${email}`)
  return rows[0]!.id
}

test('an administrator ends all sessions of a user from the next request on', async () => {
  const open = [await tokenOf(people.ana), await tokenOf(people.ana)]
  const boss = await server.staffToken(people.boss, password)
  await server.confirm(boss, password)
  const answer = await server.call('DELETE', `/users/${await idOf(people.ana)}/sessions`, { token: boss })
  expect(answer.statusCode).toBe(204)
  expect(await Promise.all(open.map(statusFor))).toEqual([401, 401])
  expect(await statusFor(boss)).toBe(200)
})

test('an administrator who ends their own sessions keeps the current one', async () => {
  const elsewhere = await server.staffToken(people.boss, password)
  const here = await server.staffToken(people.boss, password)
  await server.confirm(here, password)
  await server.call('DELETE', `/users/${await idOf(people.boss)}/sessions`, { token: here })
  expect([await statusFor(elsewhere), await statusFor(here)]).toEqual([401, 200])
})

test('rejects every other role', async () => {
  const ana = await tokenOf(people.ana)
  const answer = await server.call('DELETE', `/users/${await idOf(people.boss)}/sessions`, { token: ana })
  expect(answer.statusCode).toBe(403)
})
