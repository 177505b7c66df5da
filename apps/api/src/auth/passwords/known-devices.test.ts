import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthServer } from '../testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const email = 'ana@correo.mx'
const password = 'perro feliz 99'

beforeAll(async () => {
  server = await openAuthServer()
  await server.welcome(email, password)
})
beforeEach(() => server.db.execute(sql`delete from rate_limits`))
afterAll(() => server.close())

const from = (ip: string, cookie?: string) => server.logIn(email, password, { ip, ...(cookie && { cookie }) })
const deviceOf = (login: { headers: Record<string, unknown> }) =>
  /rumi-device=[\w-]{43}/.exec(String(login.headers['set-cookie']))![0]

test('a right password from a known device is never refused, however many strangers share its address', async () => {
  const device = deviceOf(await from('203.0.113.5'))
  await server.db.execute(
    sql`insert into rate_limits (key, points, expire) values ('wrong-network:203.0.113.5', 150, 9999999999999)`,
  )
  for (let turn = 0; turn < 12; turn += 1) await server.logIn(email, 'no es esta', { ip: '203.0.113.5' })
  expect((await from('203.0.113.5')).statusCode).toBe(429)
  for (let turn = 0; turn < 3; turn += 1) expect((await from('203.0.113.5', device)).statusCode).toBe(200)
})

test('a right password from a known device is not refused after its own mistakes either', async () => {
  const device = deviceOf(await from('203.0.113.5'))
  for (let turn = 0; turn < 15; turn += 1) {
    const answer = await server.logIn(email, 'no es esta', { ip: '203.0.113.5', cookie: device })
    expect(answer.statusCode).toBe(401)
  }
  expect((await from('203.0.113.5', device)).statusCode).toBe(200)
})

test('a device with fifty wrong passwords of a day is a stranger, until the right one', async () => {
  const device = deviceOf(await from('203.0.113.5'))
  await server.db.execute(sql`update rate_limits set points = 0`)
  const guess = () => server.logIn(email, 'no es esta', { ip: '203.0.113.5', cookie: device })
  await guess()
  await server.db.execute(sql`update rate_limits set points = 50 where key like 'wrong-device:%'`)
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess()).statusCode)
  expect(statuses).toContain(429)
  await server.db.execute(sql`delete from rate_limits where key not like 'wrong-device:%'`)
  expect((await from('203.0.113.5', device)).statusCode).toBe(200)
  const { rows } = await server.db.execute(sql`select key from rate_limits where key like 'wrong-device:%'`)
  expect(rows).toEqual([])
})
