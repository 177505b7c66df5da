import { privacyNoticeVersion } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueueEvent } from '../../jobs/index.ts'
import { linkIn, openAuthServer } from '../testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
beforeAll(async () => {
  server = await openAuthServer({}, { races: true })
})
afterAll(() => server.close())

/** Two transactions at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL

const password = 'perro feliz 99'
const newPassword = 'gato sereno 77'

const forget = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } })
const reset = (token: string, chosen = newPassword) =>
  server.call('PATCH', `/auth/reset-password/${token}`, {
    body: { password: chosen, confirmPassword: chosen },
  })

async function resetLink(email: string, already: number) {
  await forget(email)
  return linkIn(await server.nextMail(email, already), 'restablecer')
}

test('a known and an unknown address get the same answer, and only the known one a mail', async () => {
  const { email } = await server.welcome('ana@correo.mx', password)
  const unknown = await forget('nadie@correo.mx')
  const known = await forget(email)
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(await server.nextMail(email, 1)).toContain('/auth/restablecer/')
  expect(await server.mailsTo('nadie@correo.mx')).toEqual([])
})

test('the new password holds, the old one is dead, and every session has ended', async () => {
  const { email } = await server.welcome('luis@correo.mx', password)
  const { token } = (await server.logIn(email, password)).json()
  expect((await reset(await resetLink(email, 1))).statusCode).toBe(200)
  expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(401)
  expect((await server.logIn(email, password)).statusCode).toBe(401)
  expect((await server.logIn(email, newPassword)).statusCode).toBe(200)
})

test('signs in after a new password, with a second factor only after that', async () => {
  const { email } = await server.welcome('dentro@correo.mx', password)
  const opened = await reset(await resetLink(email, 1))
  expect(opened.json().data.user.email).toBe(email)
  expect((await server.call('GET', '/auth/me', { token: opened.json().token })).statusCode).toBe(200)

  await server.staffToken(email, newPassword)
  const guarded = await reset(await resetLink(email, 3), password)
  expect(guarded.json()).toEqual({ message: expect.any(String) })
  expect((await server.logIn(email, password)).json().code).toBe('second-factor-required')
})

/** Lets something begin while a transaction changes an account, and ends the transaction only once that waits for it. */
async function whileChanging<T>(change: string, email: string, begun: () => Promise<T>): Promise<T> {
  const other = await server.pool.connect()
  await other.query('begin')
  await other.query('select from users where email = $1 for update', [email])
  const outcome = begun()
  await vi.waitFor(async () => {
    const { rows } = await other.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }, 10_000)
  await other.query(change, [email])
  await other.query('commit')
  other.release()
  return outcome
}

const anotherPassword = `update users set password_hash = 'another' where email = $1`
const firstFactor = `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
  select id, 'Llavero', id, '-', 0, '[]', false from users where email = $1`

test.each([
  ['has another password', anotherPassword],
  ['has a second factor', firstFactor],
])('a login that is under way when its account %s opens nothing', { skip }, async (_, change) => {
  const { email } = await server.welcome(`${change.length}@correo.mx`, password)
  await server.db.execute(sql`delete from sessions`)
  const login = await whileChanging(change, email, async () => server.logIn(email, password))
  expect([login.statusCode, login.json().code]).toEqual([401, 'wrong-credentials'])
  expect((await server.db.execute(sql`select from sessions`)).rows).toEqual([])
})

test('an expired link neither reaches its second step nor changes a password', { skip }, async () => {
  const { email } = await server.welcome('dos@correo.mx', password)
  await server.staffToken(email, password)
  const login = await whileChanging(anotherPassword, email, async () => server.logIn(email, password))
  expect(login.json().code).toBe('wrong-credentials')

  await server.db.execute(sql`delete from passkeys`)
  const { email: other } = await server.welcome('tres@correo.mx', password)
  const session = (await server.logIn(other, password)).json().token
  const body = { currentPassword: password, password: newPassword, confirmPassword: newPassword }
  const changed = await whileChanging(anotherPassword, other, async () =>
    server.call('PATCH', '/auth/password', { token: session, body }),
  )
  expect(changed.json().code).toBe('wrong-password')
})

test('a link works once, also when twenty bring it at once, and a newer one ends the older', async () => {
  const { email } = await server.welcome('eva@correo.mx', password)
  const older = await resetLink(email, 1)
  const newer = await resetLink(email, 2)
  expect((await reset(older)).statusCode).toBe(404)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(newer)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
})

test('a link dies after thirty minutes', async () => {
  const { email } = await server.welcome('tarde@correo.mx', password)
  const token = await resetLink(email, 1)
  await server.db.execute(sql`update password_resets set expires_at = expires_at - interval '31 minutes'`)
  const answer = await reset(token)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'link-expired'])
})

test('a refused password leaves the link alive', async () => {
  const { email } = await server.welcome('comun@correo.mx', password)
  const token = await resetLink(email, 1)
  expect((await reset(token, 'password123')).json().code).toBe('common-password')
  expect((await reset(token, email)).json().code).toBe('common-password')
  expect((await reset(token, 'corta')).statusCode).toBe(400)
  expect((await reset(token)).statusCode).toBe(200)
})

test('a reset before the verification verifies the address and removes a planted password', async () => {
  const email = 'pendiente@correo.mx'
  await server.register(email, 'the planted password')
  const planted = linkIn(await server.nextMail(email), 'verificar')
  expect((await reset(await resetLink(email, 1))).statusCode).toBe(200)

  expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
  const login = await server.logIn(email, newPassword)
  expect([login.statusCode, login.json().data?.user.role]).toEqual([200, 'cliente'])
  expect((await server.call('POST', `/auth/verify-email/${planted}`)).statusCode).toBe(404)
})

test('someone whose account the desk opened chooses a password by the mailed link', async () => {
  const email = 'mostrador@correo.mx'
  const { rows } = await server.db.execute<{ id: string }>(
    sql`insert into users (name, last_name, email) values ('Sol', 'Mar', ${email}) returning id`,
  )
  expect((await server.logIn(email, '')).statusCode).toBe(400)
  expect((await server.logIn(email, 'cualquiera')).statusCode).toBe(401)
  await server.db.transaction((tx) =>
    enqueueEvent(tx, { kind: 'account-opened-by-desk', userId: rows[0]!.id }),
  )
  const token = linkIn(await server.nextMail(email), 'restablecer')
  expect((await reset(token)).statusCode).toBe(200)
  expect((await server.logIn(email, newPassword)).statusCode).toBe(200)
  const accepted = await server.db.execute(
    sql`select privacy_version from users where email = ${email} and privacy_accepted_at is not null`,
  )
  expect(accepted.rows).toEqual([{ privacy_version: privacyNoticeVersion }])
})

test('links are built from the public address and never from what a request says', async () => {
  const { email } = await server.welcome('host@correo.mx', password)
  await server.call('POST', '/auth/forgot-password', {
    body: { email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  const mail = await server.nextMail(email, 1)
  expect(mail).not.toContain('evil.example')
  expect(linkIn(mail, 'restablecer')).toHaveLength(43)
})
