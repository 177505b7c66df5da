import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse } from './testing/open-test-house.ts'

let house: Awaited<ReturnType<typeof openTestHouse>>
const password = 'perro feliz 99'
const people = { ana: 'ana@correo.mx', boss: 'jefa@correo.mx' }

beforeAll(async () => {
  house = await openTestHouse()
  await house.welcome(people.ana, password)
  await house.welcome(people.boss, password)
  await house.db.execute(sql`update users set role = 'admin' where email = ${people.boss}`)
}, 60_000)
afterAll(() => house.close())

const tokenOf = async (email: string) => {
  const token = (await house.logIn(email, password)).json().token as string
  await house.confirm(token, password)
  return token
}
const statusFor = async (token: string) => (await house.call('GET', '/auth/me', { token })).statusCode
const idOf = async (email: string) => {
  const { rows } = await house.db.execute<{ id: string }>(sql`select id from users where email = ${email}`)
  return rows[0]!.id
}

test('an administrator ends everything somebody has open, on the next request', async () => {
  const open = [await tokenOf(people.ana), await tokenOf(people.ana)]
  const boss = await house.staffToken(people.boss, password)
  await house.confirm(boss, password)
  const answer = await house.call('DELETE', `/users/${await idOf(people.ana)}/sessions`, { token: boss })
  expect(answer.statusCode).toBe(204)
  expect(await Promise.all(open.map(statusFor))).toEqual([401, 401])
  expect(await statusFor(boss)).toBe(200)
})

test('an administrator who ends their own keeps the session they ask by', async () => {
  const elsewhere = await house.staffToken(people.boss, password)
  const here = await house.staffToken(people.boss, password)
  await house.confirm(here, password)
  await house.call('DELETE', `/users/${await idOf(people.boss)}/sessions`, { token: here })
  expect([await statusFor(elsewhere), await statusFor(here)]).toEqual([401, 200])
})

test('nobody else can', async () => {
  const ana = await tokenOf(people.ana)
  const answer = await house.call('DELETE', `/users/${await idOf(people.boss)}/sessions`, { token: ana })
  expect(answer.statusCode).toBe(403)
})
