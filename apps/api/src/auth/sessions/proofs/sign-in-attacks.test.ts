import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { linkIn, openAuthServer } from '../../testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
const email = 'ana@correo.mx'
const password = 'perro feliz 99'

beforeAll(async () => {
  server = await openAuthServer({}, { races: true })
  await server.welcome(email, password)
})
beforeEach(() => server.db.execute(sql`delete from rate_limits`))
afterAll(() => server.close())

const wrong = (to = email, ip = '10.0.0.1') => server.logIn(to, 'no es esta', { ip })

/** Simulates an attack: wrong passwords all day from many networks. */
async function underAttack(times = 500, address = email) {
  await wrong(address, '10.7.7.7')
  await server.db.execute(sql`update rate_limits set points = ${times} where key like 'wrong-account:%'`)
  await server.db.execute(sql`
    insert into rate_limits (key, points, expire)
    select 'first-tries:' || substring(key from 'wrong-account:(.*)'), 101, expire from rate_limits
    where key like 'wrong-account:%'
    on conflict (key) do update set points = 101`)
}
const from = (ip: string, cookie?: string) => server.logIn(email, password, { ip, ...(cookie && { cookie }) })
const deviceOf = (login: { headers: Record<string, unknown> }) =>
  /rumi-device=[\w-]{43}/.exec(String(login.headers['set-cookie']))![0]

test('strangers from ever new places come one after the other, later each time, up to a minute', async () => {
  await underAttack(20)
  expect((await wrong(email, '10.20.0.1')).statusCode).toBe(401)
  const waits = []
  for (const points of [20, 25, 30, 35, 500]) {
    await server.db.execute(sql`update rate_limits set points = ${points} where key like 'wrong-account:%'`)
    await server.db.execute(sql`delete from rate_limits where key like 'wait:%'`)
    await wrong(email, `10.20.${points % 250}.1`)
    const refused = await wrong(email, `10.21.${points % 250}.1`)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
    waits.push(Number(refused.headers['retry-after']))
  }
  const [first = 0, second = 0, third = 0, fourth = 0, longest = 0] = waits
  expect([first, second]).toEqual([1, 2])
  // Up to two seconds of each are spent on the answer to the attempt before.
  expect(third).toBeGreaterThan(2)
  expect(fourth).toBeGreaterThan(4)
  expect(longest).toBeGreaterThan(50)
  expect(longest).toBeLessThanOrEqual(60)
})

test('forty strangers side by side, each from a place of their own, do not outrun the count of the account', async () => {
  await underAttack(19)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => wrong(email, `10.${n}.1.1`)))
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(3)
}, 60_000)

test('during an attack the owner can log in from a known network or device', async () => {
  const device = deviceOf(await from('203.0.113.5'))
  await underAttack()
  await wrong(email, '10.30.0.1')
  expect((await wrong(email, '10.31.0.1')).statusCode).toBe(429)
  expect((await from('203.0.113.5')).statusCode).toBe(200)
  expect((await from('198.51.100.9', device)).statusCode).toBe(200)
})

test('during an attack the owner can log in from a new place, at once the first time, and later after the wait', async () => {
  await underAttack()
  await server.db.execute(sql`delete from rate_limits where key like 'first-tries:%'`)
  expect((await from('198.51.100.77')).statusCode).toBe(200)

  await underAttack()
  await server.db.execute(sql`delete from known_devices`)
  await wrong(email, '10.40.0.1')
  const refused = await from('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  await server.db.execute(sql`update rate_limits set expire = expire - 60000 where key like 'wait:%'`)
  expect((await from('192.0.2.1')).statusCode).toBe(200)
})

test('during an attack the owner can reset the password and log in from a new place at once', async () => {
  const owner = 'lejos@correo.mx'
  await server.welcome(owner, password)
  await underAttack(500, owner)
  await wrong(owner, '10.41.0.1')
  await server.call('POST', '/auth/forgot-password', { body: { email: owner } })
  const link = linkIn(await server.nextMail(owner, 1), 'restablecer')
  const chosen = 'gato sereno 77'
  const reset = await server.call('PATCH', `/auth/reset-password/${link}`, {
    ip: '198.51.100.200',
    body: { password: chosen, confirmPassword: chosen },
  })
  const login = await server.logIn(owner, chosen, { ip: '198.51.100.201', cookie: deviceOf(reset) })
  expect(login.statusCode).toBe(200)
})

test('slows, counts and reports an unknown address in the same way', async () => {
  // Fake timers keep the reported wait equal on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const nobody = 'nadie-mas@correo.mx'
  const seen = async (address: string, net: number) => {
    await wrong(address, `10.${net}.0.1`)
    await server.db.execute(sql`update rate_limits set points = 500 where key like 'wrong-account:%'`)
    const answers = []
    for (let n = 1; n <= 4; n += 1) answers.push(await wrong(address, `10.${net}.0.${n + 1}`))
    await server.db.execute(sql`delete from rate_limits`)
    return answers.map(({ statusCode, headers, body }) => [statusCode, headers['retry-after'], body])
  }
  expect(await seen(email, 51)).toEqual(await seen(nobody, 52))
})

test('an account that is tried from everywhere is slowed by two seconds at most', async () => {
  await wrong()
  await server.db.execute(sql`update rate_limits set points = 500 where key like 'wrong-account:%'`)
  const began = performance.now()
  expect((await wrong(email, '10.0.0.3')).statusCode).toBe(401)
  const tookMs = performance.now() - began
  expect(tookMs).toBeGreaterThan(1_900)
  expect(tookMs).toBeLessThan(4_000)
  expect((await server.logIn(email, password, { ip: '10.0.0.4' })).statusCode).toBe(200)
})

test('a network with a hundred wrong passwords signs in at a walking pace', async () => {
  await wrong()
  await server.db.execute(sql`update rate_limits set points = 100 where key like 'wrong-network:%'`)
  expect((await wrong('otra@correo.mx')).statusCode).toBe(401)
  const refused = await wrong('otra@correo.mx')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  await sleep(2_050)
  expect((await server.logIn(email, password, { ip: '10.0.0.1' })).statusCode).toBe(200)
})
