import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
const password = 'lomito-feliz-2026'
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.database.db.execute(sql`delete from rate_limits`))

async function call(token: string, method: 'DELETE' | 'POST' | 'PUT' | 'GET', path: string, body?: object) {
  const reply = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, code: reply.body === '' ? undefined : reply.json().code }
}

const logIn = (name: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: `${name}@demo.rumi.mx`, password },
  })

/** The token of a session that has just begun, as the page has it after a reload. */
async function signIn(name: string): Promise<string> {
  const cookies = Object.fromEntries((await logIn(name)).cookies.map((cookie) => [cookie.name, cookie.value]))
  const resumed = await server.app.inject({ method: 'POST', url: '/api/auth/session', cookies })
  return resumed.json().token
}
const confirm = (token: string, currentPassword = password) =>
  call(token, 'POST', '/auth/confirm', { currentPassword })

const fresh = { name: 'Nueva', lastName: 'De Prueba' }
const ofStaff = () => ({ ...fresh, email: `nueva-${crypto.randomUUID()}@correo.mx`, role: 'colaborador' })

/** Actions that could do harm from an unattended screen, by role. */
const guarded: [string, string, (token: string) => ReturnType<typeof call>][] = [
  ['closing one’s account', 'ana', (token) => call(token, 'DELETE', `/users/${server.ids.ana}`)],
  ['closing another’s account', 'admin', (token) => call(token, 'DELETE', `/users/${server.ids.luis}`)],
  ['ending one session', 'ana', (token) => call(token, 'DELETE', `/auth/sessions/${crypto.randomUUID()}`)],
  ['ending the other sessions', 'ana', (token) => call(token, 'DELETE', '/auth/sessions')],
  [
    'ending another’s sessions',
    'admin',
    (token) => call(token, 'DELETE', `/users/${server.ids.luis}/sessions`),
  ],
  [
    'giving rights',
    'admin',
    (token) => call(token, 'PUT', `/users/${server.ids.luis}`, { role: 'contador' }),
  ],
  ['opening an account with rights', 'admin', (token) => call(token, 'POST', '/users', ofStaff())],
]

test.each(guarded)(
  '%s requires re-authentication where the token came from the cookie alone',
  async (_, who, act) => {
    const token = await signIn(who)
    expect(await act(token)).toEqual({ status: 403, code: 'confirm-identity' })
  },
)

test.each(guarded.slice(2))('permits %s after re-authentication', async (_, who, act) => {
  const token = await signIn(who)
  expect(await confirm(token)).toEqual({ status: 204, code: undefined })
  const answered = await act(token)
  expect(answered.code).not.toBe('confirm-identity')
  expect([200, 201, 204, 404]).toContain(answered.status)
})

test.each(guarded.slice(2))('%s goes through with the token of the login itself', async (_, who, act) => {
  const answered = await act((await logIn(who)).json().token)
  expect([200, 201, 204, 404]).toContain(answered.status)
})

test('a login counts for ten minutes, and for no other token of its session', async () => {
  const { token } = (await logIn('marta')).json()
  const act = () => call(token, 'DELETE', '/auth/sessions')
  const age = (minutes: number) =>
    server.database.pool.query(
      `update session_tokens set confirmed_at = confirmed_at - make_interval(mins => $1)`,
      [minutes],
    )
  await age(9)
  expect((await act()).status).toBe(204)
  await age(2)
  expect((await act()).code).toBe('confirm-identity')
  expect((await confirm(token)).status).toBe(204)
  expect((await act()).status).toBe(204)
})

test('changes that affect no rights need no re-authentication', async () => {
  const token = await signIn('admin')
  expect((await call(token, 'PUT', `/users/${server.ids.ana}`, { phone: '55 1111 2222' })).status).toBe(200)
  const same = { role: 'cliente', phone: '55 1111 3333' }
  expect((await call(token, 'PUT', `/users/${server.ids.ana}`, same)).status).toBe(200)
})

test('it counts for this session alone, and for ten minutes', async () => {
  const [here, elsewhere] = [await signIn('marta'), await signIn('marta')]
  const act = (token: string) => call(token, 'DELETE', '/auth/sessions')
  await confirm(here)
  expect((await act(elsewhere)).code).toBe('confirm-identity')
  const age = (minutes: number) =>
    server.database.pool.query(
      `update sessions set confirmed_at = confirmed_at - make_interval(mins => $1) where confirmed_at < now()`,
      [minutes],
    )
  await age(9)
  expect((await act(here)).status).toBe(204)
  await age(2)
  expect((await act(here)).code).toBe('confirm-identity')
})

test('a wrong password confirms nothing, is counted like a wrong login and recorded', async () => {
  const token = await signIn('ana')
  for (let n = 0; n < 10; n += 1) {
    const { status, code } = await confirm(token, 'no es esa')
    expect([status, code]).toEqual([422, 'wrong-password'])
  }
  expect((await confirm(token)).status).toBe(429)
  expect((await call(token, 'DELETE', '/auth/sessions')).code).toBe('confirm-identity')
  const { rows } = await server.database.pool.query(
    `select count(*)::int as times from security_events where kind = 'confirmation-refused' and account_id = $1`,
    [server.ids.ana],
  )
  expect(rows).toEqual([{ times: 10 }])
})
