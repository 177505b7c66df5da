import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './passwords/passwords.ts'
import { openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const email = 'ana@correo.mx'
const password = 'perro feliz 99'

beforeAll(async () => {
  server = await openAuthServer()
  await server.welcome(email, password)
})
afterAll(() => server.close())

async function signIn(userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0') {
  const login = await server.logIn(email, password, { headers: { 'user-agent': userAgent } })
  const [setCookie = ''] = [login.headers['set-cookie'] ?? []].flat()
  const [cookie = ''] = setCookie.split(';')
  return { token: login.json().token as string, cookie, setCookie }
}

const me = (token: string) => server.call('GET', '/auth/me', { token })
const resume = (cookie: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/session', { cookie, headers, body: {} })

test('the cookie is out of reach of scripts and other sites, and is not a bearer token', async () => {
  const { cookie, setCookie } = await signIn()
  expect(setCookie).toMatch(/^rumi=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/)
  expect((await server.call('GET', '/auth/me', { cookie })).statusCode).toBe(401)
  expect((await me(cookie.replace('rumi=', ''))).statusCode).toBe(401)
})

test('after a reload the cookie gives a fresh token, and the tab before keeps its own', async () => {
  const { token, cookie } = await signIn()
  const answer = await resume(cookie)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.user.email).toBe(email)
  const fresh = answer.json().token as string
  expect(fresh).not.toBe(token)
  expect([(await me(token)).statusCode, (await me(fresh)).statusCode]).toEqual([200, 200])
})

test('without a cookie, or from another site, there is no fresh token', async () => {
  const { cookie } = await signIn()
  expect((await server.call('POST', '/auth/session', { body: {} })).statusCode).toBe(401)
  expect((await resume(`rumi=${'x'.repeat(43)}`)).statusCode).toBe(401)
  expect((await resume(cookie, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401)
  expect((await resume(cookie, { 'sec-fetch-site': 'same-site' })).statusCode).toBe(401)
  expect((await resume(cookie, { origin: 'https://evil.example' })).statusCode).toBe(401)
  expect((await resume(cookie, { origin: 'http://localhost:4600' })).statusCode).toBe(200)
  const form = await server.call('POST', '/auth/session', {
    cookie,
    body: 'a=1',
    headers: { 'content-type': 'text/plain' },
  })
  expect(form.statusCode).toBe(415)
})

test('a session is kept only as hashes of its secrets', async () => {
  const { token, cookie } = await signIn()
  const { rows } = await server.db.execute(sql`
    select to_jsonb(s)::text as stored from sessions s union all select to_jsonb(t)::text from session_tokens t`)
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(cookie.replace('rumi=', ''))
})

test('a new role counts from the next request on', async () => {
  const { token } = await signIn()
  expect((await me(token)).json().data.user.role).toBe('cliente')
  await server.db.execute(sql`update users set role = 'colaborador' where email = ${email}`)
  expect((await me(token)).json().data.user.role).toBe('colaborador')
  await server.db.execute(sql`update users set role = 'cliente' where email = ${email}`)
})

test('a closed account has no session from the next request on', async () => {
  const { token, cookie } = await signIn()
  await server.db.execute(sql`update users set closed_at = now() where email = ${email}`)
  expect([(await me(token)).statusCode, (await resume(cookie)).statusCode]).toEqual([401, 401])
  expect((await server.logIn(email, password)).statusCode).toBe(401)
  await server.db.execute(sql`update users set closed_at = null where email = ${email}`)
})

test('logging out ends every token of the session and its cookie', async () => {
  const { token, cookie } = await signIn()
  const second = (await resume(cookie)).json().token as string
  const logout = await server.call('POST', '/auth/logout', { token })
  expect(logout.statusCode).toBe(204)
  expect(String(logout.headers['set-cookie'])).toMatch(/^rumi=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
  expect([(await me(token)).statusCode, (await me(second)).statusCode]).toEqual([401, 401])
  expect((await resume(cookie)).statusCode).toBe(401)
})

test('a token and a session end when their time is over', async () => {
  const { token, cookie } = await signIn()
  await server.db.execute(sql`update session_tokens set expires_at = now() - interval '1 second'`)
  expect((await me(token)).statusCode).toBe(401)
  expect((await resume(cookie)).statusCode).toBe(200)
  await server.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
  expect((await resume(cookie)).statusCode).toBe(401)
})

test('signing in again in the same browser ends the session before', async () => {
  const { token, cookie } = await signIn()
  await server.logIn(email, password, { cookie })
  expect((await me(token)).statusCode).toBe(401)
})

test('people see their open sessions by device and end them one by one or all others', async () => {
  await server.db.execute(sql`delete from sessions`)
  const here = await signIn()
  const phone = await signIn(
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  )
  const tablet = await signIn('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')

  const list = (await server.call('GET', '/auth/sessions', { token: here.token })).json().data.sessions as {
    id: string
    device: string
    current: boolean
  }[]
  expect(new Set(list.map(({ device, current }) => [device, current]))).toEqual(
    new Set([
      ['Chrome en Android', false],
      ['Firefox en Linux', true],
      ['Safari en iPad', false],
    ]),
  )

  await server.confirm(here.token, password)
  const phoneId = list.find(({ device }) => device === 'Chrome en Android')?.id
  const end = (id: string | undefined, token: string) =>
    server.call('DELETE', `/auth/sessions/${id}`, { token })
  expect((await end(phoneId, here.token)).statusCode).toBe(204)
  expect((await me(phone.token)).statusCode).toBe(401)
  expect((await end(phoneId, here.token)).statusCode).toBe(404)

  expect((await server.call('DELETE', '/auth/sessions', { token: here.token })).statusCode).toBe(204)
  expect([(await me(here.token)).statusCode, (await me(tablet.token)).statusCode]).toEqual([200, 401])
})

test("another's session is answered as missing and goes on", async () => {
  const own = await signIn()
  await server.welcome('otro@correo.mx', password)
  const other = (await server.logIn('otro@correo.mx', password)).json().token as string
  await server.confirm(other, password)
  const [session] = (await server.call('GET', '/auth/sessions', { token: own.token })).json().data.sessions
  expect((await server.call('DELETE', `/auth/sessions/${session.id}`, { token: other })).statusCode).toBe(404)
  expect((await me(own.token)).statusCode).toBe(200)
})

test('behind TLS the cookie is bound to this host and never sent in the clear', async () => {
  const secure = await openAuthServer({ PUBLIC_URL: 'https://rumi.example' })
  try {
    await secure.db.execute(sql`
      insert into users (name, last_name, email, password_hash)
      values ('Eva', 'Luna', 'eva@correo.mx', ${await hashPassword(password)})`)
    const login = await secure.logIn('eva@correo.mx', password)
    expect(login.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-rumi=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^__Host-rumi-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
  } finally {
    await secure.close()
  }
})
