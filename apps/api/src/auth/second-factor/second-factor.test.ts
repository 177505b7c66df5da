import { refusals } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { linkIn } from '../testing/open-auth-server.ts'
import { codeOf, codeOfNone, openFactorServer, password } from '../testing/factor-server.ts'

let server: Awaited<ReturnType<typeof openFactorServer>>
const email = 'ana@correo.mx'
let secret: string
let recoveryCodes: string[]

beforeAll(async () => {
  server = await openFactorServer()
  const added = await server.protected(email)
  secret = added.secret
  recoveryCodes = added.recoveryCodes ?? []
}, 60_000)
beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limits`)
  await server.forgetSteps()
})
afterAll(() => server.close())

const totp = (code: string) => ({ kind: 'totp', code })

test('without a factor the password is enough, as ever', async () => {
  await server.welcome('luis@correo.mx', password)
  const login = await server.logIn('luis@correo.mx', password)
  expect([login.statusCode, Object.keys(login.json())]).toEqual([200, ['data', 'token']])
})

test('with a factor the right password opens nothing and says how to go on', async () => {
  const login = await server.logIn(email, password)
  expect(login.statusCode).toBe(401)
  expect(login.headers['set-cookie']).toBeUndefined()
  expect(login.json()).toEqual({
    code: 'second-factor-required',
    message: refusals['second-factor-required'].message,
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    kinds: ['totp', 'recovery'],
  })
  expect((await server.logIn(email, 'no es esta')).json().code).toBe('wrong-credentials')
})

test('the code of the app finishes the login with a session and its cookie', async () => {
  const opened = await server.finish(await server.beginLogin(email), totp(codeOf(secret)))
  expect(opened.statusCode).toBe(200)
  expect(opened.json().data.user.email).toBe(email)
  expect(String(opened.headers['set-cookie'])).toMatch(/^rumi=[\w-]{43};/)
  const token = opened.json().token as string
  expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(200)
})

test('the codes of one step before and after are right, those of two are not', async () => {
  const statuses = []
  for (const steps of [-2, -1, 0, 1, 2]) {
    await server.forgetSteps()
    const answer = await server.finish(await server.beginLogin(email), totp(codeOf(secret, steps)))
    statuses.push(answer.statusCode)
  }
  // A step may end between two lines of this test, which makes one more of the older codes wrong or of the newer right.
  expect([statuses[0], statuses[2], statuses[4]].join(' ')).toMatch(/^422 200 (422|200)$/)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
})

test('a code works once, and no older one after it', async () => {
  const [before, now] = [codeOf(secret, -1), codeOf(secret)]
  const answers = []
  for (const code of [now, now, before])
    answers.push((await server.finish(await server.beginLogin(email), totp(code))).json().code ?? 'opened')
  expect(answers).toEqual(['opened', 'wrong-code', 'wrong-code'])
})

test('the same code 20 times at once opens one session', async () => {
  const challenges = await Promise.all(Array.from({ length: 20 }, () => server.beginLogin(email)))
  const code = codeOf(secret)
  const answers = await Promise.all(challenges.map((challenge) => server.finish(challenge, totp(code))))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('one login is finished once, whatever codes are right', async () => {
  const challenge = await server.beginLogin(email)
  const proofs = [
    totp(codeOf(secret, -1)),
    totp(codeOf(secret)),
    { kind: 'recovery', code: recoveryCodes[0] },
  ]
  const answers = await Promise.all(proofs.map((proof) => server.finish(challenge, proof)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('restarts a login that waited too long', async () => {
  const challenge = await server.beginLogin(email)
  await server.db.execute(sql`update login_challenges set expires_at = now() - interval '1 second'`)
  const late = await server.finish(challenge, totp(codeOf(secret)))
  expect([late.statusCode, late.json().code]).toEqual([401, 'login-expired'])
  expect((await server.finish('x'.repeat(43), totp(codeOf(secret)))).json().code).toBe('login-expired')
})

test('after ten wrong codes each further one waits, from wherever it comes and however often the password is right', async () => {
  const wrong = codeOfNone(secret)
  const statuses = []
  for (let n = 0; n < 12; n += 1) {
    const challenge = await server.beginLogin(email, `10.0.${n}.1`)
    statuses.push((await server.finish(challenge, totp(wrong))).statusCode)
  }
  expect(statuses).toEqual([...Array(11).fill(422), 429])
  const right = await server.finish(await server.beginLogin(email, '10.9.9.9'), totp(codeOf(secret)))
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '2'])
  await expect
    .poll(async () => (await server.mailsTo(email)).join(''), { timeout: 10_000 })
    .toContain('Alguien escribió bien tu contraseña')
})

test('a recovery code opens once, however it is written, and its owner hears of it', async () => {
  const spoken = recoveryCodes[1]!.toLowerCase().replaceAll('-', ' ')
  const use = async () => server.finish(await server.beginLogin(email), { kind: 'recovery', code: spoken })
  expect((await use()).statusCode).toBe(200)
  expect((await use()).json().code).toBe('wrong-code')
  await expect
    .poll(async () => (await server.mailsTo(email)).join(''), { timeout: 10_000 })
    .toMatch(/uno de tus códigos de recuperación/)
})

test('the same recovery code 20 times at once opens one session', async () => {
  const challenges = await Promise.all(Array.from({ length: 20 }, () => server.beginLogin(email)))
  const proof = { kind: 'recovery', code: recoveryCodes[2] }
  const answers = await Promise.all(challenges.map((challenge) => server.finish(challenge, proof)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('recovery codes and login tokens are kept only as hashes', async () => {
  const challenge = await server.beginLogin(email)
  const { rows } = await server.db.execute(sql`
    select to_jsonb(r)::text as stored from recovery_codes r union all select to_jsonb(l)::text from login_challenges l`)
  const stored = JSON.stringify(rows)
  for (const code of [...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', '')), challenge])
    expect(stored).not.toContain(code)
})

test('ten codes of sixty bits, no two alike, and the first factor brings them', () => {
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a password reset still requires the second factor and ends logins under the old password', async () => {
  const begun = await server.beginLogin(email)
  await server.call('POST', '/auth/forgot-password', { body: { email } })
  // Mails about earlier tests may still arrive before it, or after.
  const token = await vi.waitFor(async () => {
    const mails = await server.mailsTo(email)
    return linkIn(mails.find((mail) => mail.includes('/auth/restablecer/')) ?? '', 'restablecer')
  }, 20_000)
  const reset = await server.call('PATCH', `/auth/reset-password/${token}`, {
    body: { password, confirmPassword: password },
  })
  expect(reset.statusCode).toBe(200)
  expect((await server.finish(begun, totp(codeOf(secret)))).json().code).toBe('login-expired')
  expect((await server.logIn(email, password)).json().code).toBe('second-factor-required')
})

test('an unconfirmed secret is never required and expires within the hour', async () => {
  await server.welcome('eva@correo.mx', password)
  const token = await server.tokenOf('eva@correo.mx')
  await server.confirm(token, password)
  const begun = await server.call('POST', '/auth/second-factors/totp', { token })
  const { id, secret: unconfirmed, uri, qr } = begun.json().data.totp
  expect(uri).toBe(`otpauth://totp/Rumi:eva%40correo.mx?secret=${unconfirmed}&issuer=Rumi`)
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect((await server.logIn('eva@correo.mx', password)).statusCode).toBe(200)

  await server.db.execute(
    sql`update totp_factors set created_at = now() - interval '16 minutes' where id = ${id}`,
  )
  const late = await server.call('POST', `/auth/second-factors/totp/${id}`, {
    token,
    body: { code: codeOf(unconfirmed) },
  })
  expect(late.statusCode).toBe(404)
})
