import { privacyNoticeVersion } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
beforeAll(async () => {
  server = await openAuthServer({}, { races: true })
})
afterAll(() => server.close())

const password = 'perro feliz 99'

/** Opens a link in a browser that did not register. */
const verify = (link: string, chosen = password) =>
  server.call('POST', `/auth/verify-email/${link}`, { body: { password: chosen } })

test('someone registers, proves their address by the mailed link and signs in as a client', async () => {
  const email = 'nueva@correo.mx'
  expect((await server.register(email, password)).statusCode).toBe(201)

  const early = await server.logIn(email, password)
  expect([early.statusCode, early.json().code]).toEqual([401, 'wrong-credentials'])
  expect(early.json().message).toContain('confirma primero tu correo')

  const token = linkIn(await server.nextMail(email), 'verificar')
  expect((await verify(token)).statusCode).toBe(200)
  const login = await server.logIn(email, password)
  expect(login.statusCode).toBe(200)
  expect(login.json().data.user).toEqual({
    _id: expect.any(String),
    name: 'Ana',
    lastName: 'Ruiz',
    email,
    phone: '',
    role: 'cliente',
    profilePic: null,
  })
})

/** Registers in a browser and returns the link of the mail and the cookie by which the browser is known. */
async function registeredIn(email: string, mails = 0, chosen = password) {
  const registered = await server.register(email, chosen)
  const device = registered.cookies.find(({ name }) => name === 'rumi-device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const token = linkIn(await server.nextMail(email, mails), 'verificar')
  return { token, headers: { cookie: `rumi-device=${device?.value}` } }
}

test('the link of the mail lets in the browser that registered', async () => {
  const { token, headers } = await registeredIn('dentro@correo.mx')
  const here = await server.call('POST', `/auth/verify-email/${token}`, { headers })
  expect(here.json().data.user.email).toBe('dentro@correo.mx')
  expect((await server.call('GET', '/auth/me', { token: here.json().token })).statusCode).toBe(200)
})

test('in another browser the link requires the password of the registration', async () => {
  const email = 'fuera@correo.mx'
  const { token } = await registeredIn(email)
  const without = await server.call('POST', `/auth/verify-email/${token}`)
  expect([without.statusCode, without.json().code]).toEqual([403, 'registration-password'])
  expect(without.cookies).toEqual([])

  const wrong = await verify(token, 'otra que no es')
  expect(wrong.statusCode).toBe(422)
  expect(wrong.json()).toMatchObject({ code: 'wrong-password', issues: [{ path: 'password' }] })
  expect((await server.logIn(email, password)).statusCode).toBe(401)

  const right = await verify(token)
  expect([right.statusCode, right.json().data?.user.email]).toEqual([200, email])
  expect((await server.logIn(email, password)).statusCode).toBe(200)
})

test('a stranger’s link confirms the registration of the victim: by their browser, or by their password', async () => {
  for (const by of ['browser', 'password'] as const) {
    const email = `victima-${by}@correo.mx`
    const own = await registeredIn(email)
    const planted = await registeredIn(email, 1, 'the planted password')
    const answer =
      by === 'browser'
        ? await server.call('POST', `/auth/verify-email/${planted.token}`, { headers: own.headers })
        : await verify(planted.token)
    expect([answer.statusCode, answer.json().data?.user.email]).toEqual([200, email])
    expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
    expect((await server.logIn(email, password)).statusCode).toBe(200)
    expect((await verify(own.token)).statusCode).toBe(404)
  }
})

test('an owner whom a stranger registered chooses a password by the same link', async () => {
  const email = 'ajena@correo.mx'
  const { token } = await registeredIn(email, 0, 'the planted password')
  const body = { password: 'pez dorado 55', confirmPassword: 'pez dorado 55' }
  const choose = () => server.call('PATCH', `/auth/reset-password/${token}`, { body })
  const answers = await Promise.all([choose(), choose(), verify(token, 'the planted password')])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2)
})

test('wrong passwords by a link are counted like wrong logins', async () => {
  const email = 'adivina@correo.mx'
  const { token } = await registeredIn(email)
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await verify(token, `otra ${turn}`)).statusCode)
  expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 422))
  expect(statuses).toContain(429)
})

test('the accepted version of the privacy notice is kept with the instant of accepting it', async () => {
  await server.welcome('aviso@correo.mx', password)
  const { rows } = await server.db.execute(
    sql`select privacy_version, privacy_accepted_at from users where email = 'aviso@correo.mx'`,
  )
  expect(rows).toEqual([{ privacy_version: privacyNoticeVersion, privacy_accepted_at: expect.any(String) }])
})

test('a known address gets the same answer, and a mail that says there is an account', async () => {
  const { email } = await server.welcome('conocida@correo.mx', password)
  const again = await server.register(email, 'planted by a stranger')
  const fresh = await server.register('desconocida@correo.mx', 'planted by a stranger')
  expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body])

  const mail = await server.nextMail(email, 1)
  expect(mail).toMatch(/^Subject: Ya tienes cuenta en Rumi$/m)
  expect(mail).not.toContain('/auth/verificar/')
  expect((await server.logIn(email, 'planted by a stranger')).statusCode).toBe(401)
  expect((await server.logIn(email, password)).statusCode).toBe(200)
})

test('of twenty who bring the same link at once, exactly one makes the account', async () => {
  const email = 'veinte@correo.mx'
  const { token, headers } = await registeredIn(email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('POST', `/auth/verify-email/${token}`, { headers })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
  expect(answers.find(({ statusCode }) => statusCode === 404)?.json().code).toBe('link-expired')
})

/** An address that two people registered, one after the other, and the link that each registration was mailed. */
async function registeredTwice(email: string) {
  const { token: first, headers } = await registeredIn(email)
  await server.register(email, 'the planted password', { name: 'Plantado', lastName: 'Por Otro' })
  const second = linkIn(await server.nextMail(email, 1), 'verificar')
  return { first, second, headers }
}

test('a second registration of an address changes neither name nor password nor link of the first', async () => {
  const email = 'primera@correo.mx'
  const { first, second } = await registeredTwice(email)
  expect((await verify(first)).statusCode).toBe(200)
  const login = await server.logIn(email, password)
  expect([login.statusCode, login.json().data?.user]).toMatchObject([200, { name: 'Ana', lastName: 'Ruiz' }])
  expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
  expect((await verify(second)).statusCode).toBe(404)
})

test('a password planted by someone else is gone once the owner registers and proves the address', async () => {
  const email = 'plantada@correo.mx'
  await server.register(email, 'the planted password', { name: 'Plantado' })
  const planted = linkIn(await server.nextMail(email), 'verificar')
  await server.register(email, password)
  const own = linkIn(await server.nextMail(email, 1), 'verificar')

  expect((await verify(own)).statusCode).toBe(200)
  expect((await verify(planted)).statusCode).toBe(404)
  expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
  const login = await server.logIn(email, password)
  expect([login.statusCode, login.json().data?.user.name]).toEqual([200, 'Ana'])
})

test('of both links of an address brought twenty times at once, one makes the account of this browser', async () => {
  const email = 'ambas@correo.mx'
  const { first, second, headers } = await registeredTwice(email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      server.call('POST', `/auth/verify-email/${n % 2 ? first : second}`, { headers }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(19)
  expect((await server.logIn(email, password)).statusCode).toBe(200)
  expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
})

test('a second link to an address that was registered twice lets the user choose a password', async () => {
  const email = 'disputada@correo.mx'
  await registeredTwice(email)
  await server.call('POST', '/auth/verify-email', { body: { email } })
  const mail = await server.nextMail(email, 2)
  expect(mail).not.toContain('Plantado')
  const body = { password: 'pez dorado 55', confirmPassword: 'pez dorado 55' }
  const chosen = await server.call('PATCH', `/auth/reset-password/${linkIn(mail, 'restablecer')}`, { body })
  expect(chosen.statusCode).toBe(200)
  const login = await server.logIn(email, 'pez dorado 55')
  expect([login.statusCode, login.json().data?.user.name]).toEqual([200, 'Ana'])
  expect((await server.logIn(email, 'the planted password')).statusCode).toBe(401)
})

test('no sequence of register and login reveals whether an address is known', async () => {
  const known = 'tiene-cuenta@correo.mx'
  const unknown = 'no-tiene@correo.mx'
  await server.welcome(known, password)
  const tried = 'planted by a stranger'
  const sequenceFor = async (email: string) => [
    await server.logIn(email, tried),
    await server.register(email, tried),
    await server.logIn(email, tried),
    await server.register(email, tried),
    await server.logIn(email, 'otra distinta'),
    await server.logIn(email, tried),
  ]
  const seen = async (email: string) =>
    (await sequenceFor(email)).map(({ statusCode, body }) => `${statusCode} ${body}`)
  expect(await seen(known)).toEqual(await seen(unknown))
})

test('a new request sends a new link and revokes the previous one', async () => {
  const email = 'otravez@correo.mx'
  await server.register(email, password)
  const first = linkIn(await server.nextMail(email), 'verificar')
  const known = await server.call('POST', '/auth/verify-email', { body: { email } })
  const unknown = await server.call('POST', '/auth/verify-email', { body: { email: 'nadie@correo.mx' } })
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])

  const second = linkIn(await server.nextMail(email, 1), 'verificar')
  expect((await verify(first)).statusCode).toBe(404)
  expect((await verify(second)).statusCode).toBe(200)
})

test('a link dies after thirty minutes', async () => {
  const email = 'tarde@correo.mx'
  await server.register(email, password)
  const token = linkIn(await server.nextMail(email), 'verificar')
  const age = (minutes: number) =>
    server.db.execute(sql`
      update pending_registrations set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${email}`)
  await age(31)
  expect((await verify(token)).statusCode).toBe(404)
  await age(-2)
  expect((await verify(token)).statusCode).toBe(200)
})

test.each(['password', 'QWERTY12345', '1234567890', 'lomito2026', 'comun@correo.mx', 'ana ruiz'])(
  'the password %s is too common to be taken',
  async (common) => {
    const answer = await server.register('comun@correo.mx', common)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'common-password'])
  },
)

test.each(['a@x.mx,b@x.mx', 'a@x.mx\r\nBcc: b@x.mx', '"a"@x.mx', '<a@x.mx>', 'a b@x.mx'])(
  'the address %j is refused before it can become two',
  async (email) => {
    expect((await server.register(email, password)).statusCode).toBe(400)
  },
)

test.each([{ role: 'admin' }, { id: '1' }, { passwordHash: 'x' }, { verified: true }])(
  'a form that says %j is refused',
  async (more) => {
    const answer = await server.register('rol@correo.mx', password, more)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  },
)

test('nothing kept opens anything: links and passwords are hashes, and no event carries a secret', async () => {
  const email = 'reposo@correo.mx'
  await server.register(email, password)
  const token = linkIn(await server.nextMail(email), 'verificar')
  const { rows } = await server.db.execute(sql`
    select to_jsonb(p)::text as stored from pending_registrations p
    union all select to_jsonb(j)::text from jobs.job j union all select to_jsonb(o)::text from outbox o`)
  const stored = JSON.stringify(rows)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(password)
})

test('the sixth mail of an hour to one address is not sent, and the response does not reveal it', async () => {
  const email = 'muchas@correo.mx'
  const answers = []
  for (let n = 0; n < 7; n += 1) answers.push((await server.register(email, password)).body)
  expect(new Set(answers).size).toBe(1)
  await server.nextMail(email, 4)
  await server.welcome('despues@correo.mx', password)
  expect(await server.mailsTo(email)).toHaveLength(5)
})
