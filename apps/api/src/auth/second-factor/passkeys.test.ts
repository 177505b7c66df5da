import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFactorServer, password } from '../testing/factor-server.ts'
import { softPasskey } from '../testing/soft-passkey.ts'

let server: Awaited<ReturnType<typeof openFactorServer>>
beforeAll(async () => {
  server = await openFactorServer()
}, 60_000)
beforeEach(() => server.db.execute(sql`delete from rate_limits`))
afterAll(() => server.close())

let serial = 0
async function withPasskey() {
  const email = `llave-${(serial += 1)}@correo.mx`
  await server.welcome(email, password)
  const token = await server.tokenOf(email)
  const { passkey, added } = await server.addPasskey(token)
  return { email, token, passkey, added, id: await server.idOf(email) }
}

const optionsFor = async (challenge?: string) =>
  (await server.call('POST', '/auth/login/passkey-options', { body: challenge ? { challenge } : {} })).json()
    .data.options
const enter = (response: object) => server.call('POST', '/auth/login/passkey', { body: { response } })

test('a passkey is added under its name, with recovery codes, and listed', async () => {
  const { token, added } = await withPasskey()
  expect(added.statusCode).toBe(200)
  expect(added.json().data.recoveryCodes).toHaveLength(10)
  const listed = await server.call('GET', '/auth/second-factors', { token })
  expect(listed.json().data.secondFactors).toMatchObject([{ kind: 'passkey', name: 'Llavero' }])
})

test('it is the second step of a login', async () => {
  const { email, passkey } = await withPasskey()
  const login = await server.logIn(email, password)
  expect(login.json().kinds).toEqual(['passkey', 'recovery'])
  const { challenge } = login.json()
  const options = await optionsFor(challenge)
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.credentialId }] })
  const proof = { kind: 'passkey', response: passkey.sign(options) }
  expect((await server.finish(challenge, proof)).statusCode).toBe(200)
})

test('it opens a session alone, after a finger, a face or a PIN', async () => {
  const { email, passkey, id } = await withPasskey()
  const opened = await enter(passkey.sign(await optionsFor(), { handle: id }))
  expect([opened.statusCode, opened.json().data?.user.email]).toEqual([200, email])

  const seen = await enter(passkey.sign(await optionsFor(), { handle: id, verified: false }))
  expect(seen.json().code).toBe('wrong-passkey')
})

test('a signature is valid once, also 20 times concurrently', async () => {
  const { passkey, id } = await withPasskey()
  const signed = passkey.sign(await optionsFor(), { handle: id })
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(signed)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a counter that does not grow is a copy, and is refused', async () => {
  const { passkey, id } = await withPasskey()
  const enterWith = async (counter: number) =>
    (await enter(passkey.sign(await optionsFor(), { handle: id, counter }))).statusCode
  expect([await enterWith(5), await enterWith(5), await enterWith(4), await enterWith(6)]).toEqual([
    200, 422, 422, 200,
  ])
})

test('one that never counts is taken as often as it signs', async () => {
  const { passkey, id } = await withPasskey()
  const enterWith = async (counter: number) =>
    (await enter(passkey.sign(await optionsFor(), { handle: id, counter }))).statusCode
  expect([await enterWith(0), await enterWith(0)]).toEqual([200, 200])
})

test.each([
  ['another site', { origin: 'https://rumi.example.com' }],
  ['another house', { rpId: 'evil.example' }],
  ['nobody', { handle: null }],
  ['somebody else', { handle: '00000000-0000-4000-8000-000000000000' }],
])('rejects a signature for %s', async (_, how) => {
  const { passkey, id } = await withPasskey()
  const refused = await enter(passkey.sign(await optionsFor(), { handle: id, ...how }))
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrong-passkey'])
})

test('a challenge serves what it was made for, its person, and five minutes', async () => {
  const ana = await withPasskey()
  const luis = await withPasskey()
  const challenge = await server.beginLogin(ana.email)

  const ofNobody = { kind: 'passkey', response: ana.passkey.sign(await optionsFor()) }
  expect((await server.finish(challenge, ofNobody)).json().code).toBe('wrong-passkey')
  const ofLuis = { kind: 'passkey', response: luis.passkey.sign(await optionsFor(challenge)) }
  expect((await server.finish(challenge, ofLuis)).json().code).toBe('wrong-passkey')
  const ofSecondStep = ana.passkey.sign(await optionsFor(challenge), { handle: ana.id })
  expect((await enter(ofSecondStep)).json().code).toBe('wrong-passkey')

  const late = ana.passkey.sign(await optionsFor(), { handle: ana.id })
  await server.db.execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`)
  expect((await enter(late)).json().code).toBe('wrong-passkey')
})

test('an unknown passkey and the passkey of a closed account open nothing', async () => {
  const stranger = softPasskey()
  expect((await enter(stranger.sign(await optionsFor(), { handle: 'x' }))).json().code).toBe('wrong-passkey')
  const { passkey, id } = await withPasskey()
  await server.db.execute(sql`update users set closed_at = now() where id = ${id}`)
  expect((await enter(passkey.sign(await optionsFor(), { handle: id }))).json().code).toBe('wrong-passkey')
})

test('one passkey belongs to one account', async () => {
  const { token, passkey } = await withPasskey()
  const { added } = await server.addPasskey(token, passkey)
  expect([added.statusCode, added.json().code]).toEqual([409, 'passkey-known'])
})

test('rejects passkeys that were created for another site or without a challenge', async () => {
  const { token } = await withPasskey()
  const requested = async () =>
    (await server.call('POST', '/auth/second-factors/passkey-options', { token })).json().data.options
  const keep = async (response: object) =>
    (
      await server.call('POST', '/auth/second-factors/passkey', { token, body: { name: 'Otra', response } })
    ).json().code
  expect(await keep(softPasskey().create(await requested(), { origin: 'https://evil.example' }))).toBe(
    'wrong-passkey',
  )
  expect(await keep(softPasskey().create({ challenge: 'abc' }))).toBe('wrong-passkey')
  const signedOnce = softPasskey().create(await requested())
  expect([await keep(signedOnce), await keep(signedOnce)]).toEqual([undefined, 'wrong-passkey'])
})
