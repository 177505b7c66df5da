import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const password = 'perro feliz 99'
const ana = 'ana@correo.mx'
const marta = 'marta@correo.mx'
beforeAll(async () => {
  server = await openAuthServer({ STAFF_IDLE_MINUTES: '20' })
  await server.welcome(ana, password)
  await server.welcome(marta, password)
  await server.db.execute(sql`update users set role = 'colaborador' where email = ${marta}`)
})
afterAll(() => server.close())

async function signIn(email: string) {
  const login = await server.logIn(email, password)
  const [cookie = ''] = String(login.headers['set-cookie']).split(';')
  return { token: login.json().token as string, cookie }
}
const pass = (minutes: number) =>
  server.db.execute(
    sql`update sessions set last_active_at = last_active_at - make_interval(mins => ${minutes})`,
  )
const look = async (token: string) => (await server.call('GET', '/auth/me', { token })).statusCode
const secondsLeft = async (method: 'GET' | 'POST', token: string) =>
  (await server.call(method, '/auth/activity', { token })).json().data.secondsLeft

test('a session of staff ends after the minutes of the setting without a sign; an owner’s stands', async () => {
  const desk = await signIn(marta)
  const owner = await signIn(ana)
  await pass(19)
  expect(await look(desk.token)).toBe(200)
  await pass(2)
  expect([await look(desk.token), await look(owner.token)]).toEqual([401, 200])
  const resumed = await server.call('POST', '/auth/session', { cookie: desk.cookie, body: {} })
  expect(resumed.statusCode).toBe(401)
})

test('a request by an idle screen does not count as activity, an action of the user does', async () => {
  const { token } = await signIn(marta)
  await pass(15)
  expect(await look(token)).toBe(200)
  await pass(6)
  expect(await look(token)).toBe(401)

  const busy = await signIn(marta)
  await pass(15)
  await server.call('POST', '/auth/activity', { token: busy.token })
  await pass(15)
  expect(await look(busy.token)).toBe(200)
})

test('returns the remaining time to the tab without counting as activity', async () => {
  const { token } = await signIn(marta)
  await pass(5)
  const requested = await secondsLeft('GET', token)
  expect(requested).toBeGreaterThan(14 * 60)
  expect(requested).toBeLessThanOrEqual(15 * 60)
  expect(await secondsLeft('POST', token)).toBeGreaterThan(19 * 60)
  expect(await secondsLeft('GET', (await signIn(ana)).token)).toBeNull()
})

test('a client who becomes staff gets the same idle time', async () => {
  const { token } = await signIn(ana)
  await pass(25)
  expect(await look(token)).toBe(200)
  await server.db.execute(sql`update users set role = 'contador' where email = ${ana}`)
  expect(await look(token)).toBe(401)
  await server.db.execute(sql`update users set role = 'cliente' where email = ${ana}`)
})
