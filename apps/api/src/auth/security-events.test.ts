import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkIn, openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const password = 'perro feliz 99'
const ana = 'ana@correo.mx'
let began: string
beforeAll(async () => {
  server = await openAuthServer()
  await server.welcome(ana, password)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { rows } = await server.db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
  began = rows[0]!.at
})

/** Returns the events recorded since this test began, with account and actor by mail. */
async function recorded() {
  const { rows } = await server.db.execute(sql`
    select e.kind, a.email as account, p.email as actor, e.network::text as network, e.details
    from security_events e left join users a on a.id = e.account_id left join users p on p.id = e.actor_id
    where e.at >= ${began} order by e.at`)
  return rows
}

test('a login and a refused one are recorded with the account and the shortened address', async () => {
  await server.logIn(ana, 'no es esa', { ip: '203.0.113.77' })
  await server.logIn('nadie@correo.mx', 'no es esa', { ip: '2001:db8:aaaa:bbbb::1' })
  await server.logIn(ana, password, { ip: '203.0.113.78' })
  expect(await recorded()).toMatchObject([
    { kind: 'login-refused', account: ana, actor: null, network: '203.0.113.0/24' },
    { kind: 'login-refused', account: null, actor: null, network: '2001:db8:aaaa::/48' },
    { kind: 'login', account: ana, actor: null, network: '203.0.113.0/24' },
  ])
})

test('records changes of password and address, resets and ended sessions', async () => {
  const email = 'cambia@correo.mx'
  await server.welcome(email, password)
  const elsewhere = (await server.logIn(email, password)).json().token as string
  const { token } = (await server.logIn(email, password)).json()
  const body = { currentPassword: password, password: 'gato sereno 77', confirmPassword: 'gato sereno 77' }
  await server.call('PATCH', '/auth/password', { token, body })
  expect((await server.call('GET', '/auth/me', { token: elsewhere })).statusCode).toBe(401)
  const address = { email: 'cambiada@correo.mx', currentPassword: 'gato sereno 77' }
  await server.call('POST', '/auth/email', { token, body: address })
  const link = linkIn(await server.nextMail('cambiada@correo.mx'), 'correo')
  await server.call('POST', `/auth/email/${link}`)
  await server.call('POST', '/auth/forgot-password', { body: { email: 'cambiada@correo.mx' } })
  const reset = linkIn(await server.nextMail('cambiada@correo.mx', 1), 'restablecer')
  await server.call('PATCH', `/auth/reset-password/${reset}`, {
    body: { password: 'pez dorado 55', confirmPassword: 'pez dorado 55' },
  })
  const again = (await server.logIn('cambiada@correo.mx', 'pez dorado 55')).json().token as string
  await server.call('POST', '/auth/logout', { token: again })
  const account = 'cambiada@correo.mx'
  expect((await recorded()).filter(({ kind }) => kind !== 'login')).toMatchObject([
    { kind: 'password-changed', account, actor: account, network: '127.0.0.0/24', details: {} },
    { kind: 'email-changed', account, actor: null },
    { kind: 'password-changed', account, actor: null, details: { by: 'mailed-link' } },
    { kind: 'session-ended', account, actor: account, details: { how: 'logout', sessions: 1 } },
  ])
})

test('recorded events contain no mail address, name or secret', async () => {
  await server.logIn(ana, 'no es esa')
  const { rows } = await server.db.execute<{ stored: string }>(sql`
    select to_jsonb(e)::text as stored from security_events e`)
  const stored = rows.map((row) => row.stored).join('\n')
  expect(stored).not.toMatch(/@|Ana|Ruiz|no es esa|127\.0\.0\.1/)
})
