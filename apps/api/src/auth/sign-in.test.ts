import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse } from './testing/open-test-house.ts'

let house: Awaited<ReturnType<typeof openTestHouse>>
const email = 'ana@correo.mx'
const password = 'perro feliz 99'

beforeAll(async () => {
  house = await openTestHouse()
  await house.welcome(email, password)
})
beforeEach(() => house.db.execute(sql`delete from rate_limits`))
afterAll(() => house.close())

const wrong = (to = email, ip = '10.0.0.1') => house.logIn(to, 'no es esta', { ip })

async function wrongTimes(times: number, to = email, ip?: string) {
  const statuses = []
  for (let n = 0; n < times; n += 1) statuses.push((await wrong(to, ip)).statusCode)
  return statuses
}

test('an unknown address gets the answer of a wrong password', async () => {
  const [known, unknown] = [await wrong(), await wrong('nadie@correo.mx')]
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(known.statusCode).toBe(401)
})

test('an unknown address takes the time of a wrong password', async () => {
  const took = { known: [] as number[], unknown: [] as number[] }
  for (let n = 0; n < 15; n += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const began = performance.now()
      const { statusCode } = await wrong(who === 'known' ? email : `nadie${n}@correo.mx`, `10.1.${n}.1`)
      if (statusCode === 401) took[who].push(performance.now() - began)
    }
  }
  // The quickest of each: what else the machine does only adds to the others.
  const ratio = Math.min(...took.unknown) / Math.min(...took.known)
  expect(Math.min(took.known.length, took.unknown.length)).toBeGreaterThan(4)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.6)
})

test('the address is compared in lower case', async () => {
  expect((await house.logIn('  ANA@Correo.MX ', password)).statusCode).toBe(200)
})

test('after ten wrong passwords each further attempt waits, longer each time, and a right one resets', async () => {
  expect(await wrongTimes(10)).toEqual(Array(10).fill(401))
  const refused = await house.logIn(email, password, { ip: '10.0.0.1' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(refused.headers['retry-after']).toBe('1')

  await sleep(1_050)
  expect((await wrong()).statusCode).toBe(401)
  expect((await wrong()).headers['retry-after']).toBe('2')
  await sleep(2_050)
  expect((await house.logIn(email, password, { ip: '10.0.0.1' })).statusCode).toBe(200)
  expect((await wrong()).statusCode).toBe(401)
})

test('the wait does not grow beyond a minute', async () => {
  await wrongTimes(10)
  await house.db.execute(sql`update rate_limits set points = 40 where key like 'wrong-pair:%'`)
  await house.db.execute(sql`delete from rate_limits where key like 'wait:%'`)
  expect((await wrong()).statusCode).toBe(401)
  expect(Number((await wrong()).headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('forty attempts side by side do not outrun the count', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => wrong())).then((answers) =>
    answers.map(({ statusCode }) => statusCode),
  )
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25)
})

test('a stranger elsewhere cannot lock the owner out', async () => {
  await wrongTimes(15, email, '10.9.9.9')
  expect((await house.logIn(email, password, { ip: '10.0.0.2' })).statusCode).toBe(200)
})

test('an account that is tried from everywhere is slowed by two seconds at most', async () => {
  await wrong()
  await house.db.execute(sql`update rate_limits set points = 500 where key like 'wrong-account:%'`)
  const began = performance.now()
  expect((await wrong(email, '10.0.0.3')).statusCode).toBe(401)
  const tookMs = performance.now() - began
  expect(tookMs).toBeGreaterThan(1_900)
  expect(tookMs).toBeLessThan(4_000)
  expect((await house.logIn(email, password, { ip: '10.0.0.4' })).statusCode).toBe(200)
})

test('a network with a hundred wrong passwords signs in at a walking pace', async () => {
  await wrong()
  await house.db.execute(sql`update rate_limits set points = 100 where key like 'wrong-network:%'`)
  expect((await wrong('otra@correo.mx')).statusCode).toBe(401)
  const refused = await wrong('otra@correo.mx')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  await sleep(2_050)
  expect((await house.logIn(email, password, { ip: '10.0.0.1' })).statusCode).toBe(200)
})

test('a network registers two hundred times an hour', async () => {
  await house.register('una@correo.mx', password)
  await house.db.execute(sql`update rate_limits set points = 200 where key like 'registrations:%'`)
  const answer = await house.register('dos@correo.mx', password)
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the counters know accounts only by a hash', async () => {
  await wrong()
  const { rows } = await house.db.execute(sql`select key from rate_limits`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('ana@')
})

test('a body that is large, not JSON or no form is refused', async () => {
  const large = await house.logIn(email, 'x'.repeat(5_000))
  expect([large.statusCode, large.json().code]).toEqual([413, 'too-large'])
  const text = await house.call('POST', '/auth/login', {
    body: 'a=1',
    headers: { 'content-type': 'text/csv' },
  })
  expect(text.statusCode).toBe(415)
  expect((await house.call('POST', '/auth/login', { body: [] })).statusCode).toBe(400)
  expect((await house.call('POST', '/auth/login', { body: { email: [email], password } })).statusCode).toBe(
    400,
  )
})
