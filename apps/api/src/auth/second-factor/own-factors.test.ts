import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { codeOf, codeOfNone, openFactorServer, password } from '../testing/factor-server.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

let server: Awaited<ReturnType<typeof openFactorServer>>
beforeAll(async () => {
  server = await openFactorServer()
}, 60_000)
beforeEach(() => server.db.execute(sql`delete from rate_limits`))
afterAll(() => server.close())

let serial = 0
async function newcomer(role = 'cliente') {
  const email = `persona-${(serial += 1)}@correo.mx`
  await server.welcome(email, password)
  await server.db.execute(sql`update users set role = ${role} where email = ${email}`)
  const token = await server.tokenOf(email)
  await server.confirm(token, password)
  return { email, token }
}

const list = async (token: string) =>
  (await server.call('GET', '/auth/second-factors', { token })).json().data
const remove = (token: string, id: string) =>
  server.call('POST', `/auth/second-factors/${id}/removal`, { token })

test.each(['admin', 'contador'])('%s without a factor can do nothing but set one up', async (role) => {
  const { email, token } = await newcomer(role)
  expect((await server.logIn(email, password)).json().data.mustSetUpSecondFactor).toBe(true)
  const request = async (path: string) =>
    (await server.call('GET', path, { token })).json().code ?? 'answered'
  expect(await request('/auth/sessions')).toBe('second-factor-setup-required')
  expect(await request('/auth/me')).toBe('answered')
  expect((await list(token)).required).toBe(true)

  const { confirmed } = await server.addTotp(token)
  expect(confirmed.statusCode).toBe(200)
  expect(await request('/auth/sessions')).toBe('answered')
})

test('the desk needs a factor from the next request on where the settings require it', async () => {
  const { token } = await newcomer('colaborador')
  const sessions = async () => (await server.call('GET', '/auth/sessions', { token })).statusCode
  expect([await sessions(), (await list(token)).required]).toEqual([200, false])
  const require = (version: number, roles: string[]) =>
    server.db.execute(sql`insert into house_settings (version, data)
      values (${version}, ${JSON.stringify({ requireSecondFactor: roles })}::jsonb)`)
  await require(2, ['colaborador', 'contador', 'admin'])
  onTestFinished(() => require(4, ['contador', 'admin']).then(() => undefined))
  expect([await sessions(), (await list(token)).required]).toEqual([403, true])
  const { id } = await server.addTotp(token)
  expect(await sessions()).toBe(200)
  expect((await remove(token, id)).json().code).toBe('last-second-factor')
  await require(3, ['contador', 'admin'])
  expect((await remove(token, id)).statusCode).toBe(204)
})

test('the settings never require a factor of clients', async () => {
  const { token } = await newcomer()
  expect((await list(token)).required).toBe(false)
})

test('requires a factor of a new administrator from the next request on', async () => {
  const { email, token } = await newcomer()
  const sessions = async () => (await server.call('GET', '/auth/sessions', { token })).statusCode
  expect(await sessions()).toBe(200)
  await server.db.execute(sql`update users set role = 'admin' where email = ${email}`)
  expect(await sessions()).toBe(403)
})

test('the first factor ends every other session, which was opened without it', async () => {
  const { email, token } = await newcomer()
  const elsewhere = await server.tokenOf(email)
  await server.addTotp(token)
  const me = async (one: string) => (await server.call('GET', '/auth/me', { token: one })).statusCode
  expect([await me(token), await me(elsewhere)]).toEqual([200, 401])
})

test('adding and removing factors and new recovery codes require re-authentication', async () => {
  const { token } = await newcomer()
  const { id } = await server.addTotp(token)
  for (const table of [sql`sessions`, sql`session_tokens`])
    await server.db.execute(sql`update ${table} set confirmed_at = now() - interval '11 minutes'`)
  for (const path of [
    '/auth/second-factors/totp',
    '/auth/second-factors/passkey-options',
    `/auth/second-factors/${id}/removal`,
    '/auth/recovery-codes',
  ])
    expect((await server.call('POST', path, { token })).json().code, path).toBe('confirm-identity')
  expect((await list(token)).secondFactors).toHaveLength(1)
})

test('a wrong first code adds nothing', async () => {
  const { token } = await newcomer()
  const begun = await server.call('POST', '/auth/second-factors/totp', { token })
  const { id, secret } = begun.json().data.totp
  const wrong = await server.call('POST', `/auth/second-factors/totp/${id}`, {
    token,
    body: { code: codeOfNone(secret) },
  })
  expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([422, 'code'])
  expect((await list(token)).secondFactors).toEqual([])
})

test('a client removes their last factor and logs in with the password alone again', async () => {
  const { email, token } = await newcomer()
  const { id } = await server.addTotp(token)
  expect((await remove(token, id)).statusCode).toBe(204)
  expect(await list(token)).toEqual({ secondFactors: [], recoveryCodesLeft: 0, required: false })
  expect((await server.logIn(email, password)).statusCode).toBe(200)
})

test('an administrator keeps one factor, also when two go at once', async () => {
  const { token } = await newcomer('admin')
  const { id } = await server.addTotp(token)
  const alone = await remove(token, id)
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'last-second-factor'])

  const { added } = await server.addPasskey(token)
  const key = added.json().data.factor.id as string
  const both = await Promise.all([remove(token, id), remove(token, key)])
  expect(both.map(({ statusCode }) => statusCode)).toContain(409)
  expect(both.map(({ statusCode }) => statusCode)).toContain(204)
  expect((await list(token)).secondFactors).toHaveLength(1)
})

test("another's factor is a missing one", async () => {
  const ana = await newcomer()
  const luis = await newcomer()
  const { id } = await server.addTotp(ana.token)
  expect((await remove(luis.token, id)).statusCode).toBe(404)
  const named = { token: luis.token, body: { name: 'Mía' } }
  expect((await server.call('PATCH', `/auth/second-factors/${id}`, named)).statusCode).toBe(404)
  const confirmed = { token: luis.token, body: { code: '123456' } }
  expect((await server.call('POST', `/auth/second-factors/totp/${id}`, confirmed)).statusCode).toBe(404)
})

test('a factor takes another name', async () => {
  const { token } = await newcomer()
  const { id } = await server.addTotp(token)
  const renamed = await server.call('PATCH', `/auth/second-factors/${id}`, {
    token,
    body: { name: 'Mi teléfono' },
  })
  expect(renamed.json().data.factor).toMatchObject({ id, kind: 'totp', name: 'Mi teléfono' })
})

test('new recovery codes take the place of the old ones', async () => {
  const { email, token } = await newcomer()
  const { recoveryCodes } = await server.addTotp(token)
  const renewed = await server.call('POST', '/auth/recovery-codes', { token })
  const [fresh] = renewed.json().data.recoveryCodes as string[]
  const use = async (code: string) =>
    (await server.finish(await server.beginLogin(email), { kind: 'recovery', code })).statusCode
  expect([await use(recoveryCodes![0]!), await use(fresh!)]).toEqual([422, 200])
})

test('refuses recovery codes without a factor', async () => {
  const { token } = await newcomer()
  const answer = await server.call('POST', '/auth/recovery-codes', { token })
  expect(answer.json().code).toBe('no-second-factor')
})

test('a second app is added beside the first and brings no new recovery codes', async () => {
  const { email, token } = await newcomer()
  const first = await server.addTotp(token)
  const second = await server.addTotp(token)
  expect(second.recoveryCodes).toBeNull()
  await server.forgetSteps()
  for (const { secret } of [first, second]) {
    const opened = await server.finish(await server.beginLogin(email), { kind: 'totp', code: codeOf(secret) })
    expect(opened.statusCode).toBe(200)
  }
})

test('a user has at most ten factors, apps and passkeys together', async () => {
  const { token } = await newcomer()
  const { id } = await server.addTotp(token)
  const begin = () => server.call('POST', '/auth/second-factors/totp', { token })
  await server.db.execute(sql`insert into totp_factors (user_id, name, secret, confirmed_at, last_step)
    select user_id, name, secret, confirmed_at, last_step from totp_factors, generate_series(1, 8) where id = ${id}`)
  expect((await server.addPasskey(token)).added.statusCode).toBe(200)
  const { added } = await server.addPasskey(token)
  for (const refused of [await begin(), added])
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'too-many-factors'])
  expect((await list(token)).secondFactors).toHaveLength(10)
})

test('lets a user who lost everything in from the server, and ends every session', async () => {
  const { email, token } = await newcomer('admin')
  await server.addTotp(token)
  await server.addPasskey(token)
  expect(await resetSecondFactor(server.db, email)).toBe(true)
  expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(401)
  const login = await server.logIn(email, password)
  expect([login.statusCode, login.json().data.mustSetUpSecondFactor]).toEqual([200, true])
  expect(await resetSecondFactor(server.db, 'nadie@correo.mx')).toBe(false)
})
