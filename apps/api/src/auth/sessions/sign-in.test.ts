import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthServer } from '../testing/open-auth-server.ts'

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

/** Wrong passwords for a known and an unknown address in turn; the time each refusal took, in ms. */
async function timeRefusals(rounds: number) {
  const took = { known: [] as number[], unknown: [] as number[] }
  await server.db.execute(sql`delete from rate_limits`)
  for (let n = 0; n < rounds; n += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const began = performance.now()
      const { statusCode } = await wrong(who === 'known' ? email : `nadie${n}@correo.mx`, `10.1.${n}.1`)
      if (statusCode === 401) took[who].push(performance.now() - began)
    }
  }
  return took
}

test('an unknown address takes the time of a wrong password', async () => {
  // The quickest of each: what else the machine does only adds to the others. Where it was busy throughout, it is
  // measured on: a hash that one of them does not cost stays missing in however many rounds.
  const quickest = { known: Infinity, unknown: Infinity }
  const ratio = () => quickest.unknown / quickest.known
  for (let series = 0; series < 6 && !(ratio() > 0.6 && ratio() < 1.6); series += 1) {
    const took = await timeRefusals(15)
    expect(Math.min(took.known.length, took.unknown.length)).toBeGreaterThan(4)
    quickest.known = Math.min(quickest.known, ...took.known)
    quickest.unknown = Math.min(quickest.unknown, ...took.unknown)
  }
  expect(ratio()).toBeGreaterThan(0.6)
  expect(ratio()).toBeLessThan(1.6)
}, 60_000)

test('the address is compared in lower case', async () => {
  expect((await server.logIn('  ANA@Correo.MX ', password)).statusCode).toBe(200)
})

test('after ten wrong passwords each further attempt waits, longer each time, and a right one resets', async () => {
  expect(await wrongTimes(10)).toEqual(Array(10).fill(401))
  const refused = await server.logIn(email, password, { ip: '10.0.0.1' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts'])
  expect(refused.headers['retry-after']).toBe('1')

  await sleep(1_050)
  expect((await wrong()).statusCode).toBe(401)
  expect((await wrong()).headers['retry-after']).toBe('2')
  await sleep(2_050)
  expect((await server.logIn(email, password, { ip: '10.0.0.1' })).statusCode).toBe(200)
  expect((await wrong()).statusCode).toBe(401)
})

test('the wait does not grow beyond a minute', async () => {
  await wrongTimes(10)
  await server.db.execute(sql`update rate_limits set points = 40 where key like 'wrong-pair:%'`)
  await server.db.execute(sql`delete from rate_limits where key like 'wait:%'`)
  expect((await wrong()).statusCode).toBe(401)
  expect(Number((await wrong()).headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('forty attempts side by side do not outrun the count', async () => {
  const began = performance.now()
  const statuses = await Promise.all(Array.from({ length: 40 }, () => wrong())).then((answers) =>
    answers.map(({ statusCode }) => statusCode),
  )
  // Ten, and one more after each wait that has passed meanwhile: 1 s, 2 s more, 4 s more.
  const waited = Math.floor(Math.log2((performance.now() - began) / 1_000 + 1))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10 + waited)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25)
})

test('a stranger elsewhere cannot lock the owner out', async () => {
  await wrongTimes(15, email, '10.9.9.9')
  expect((await server.logIn(email, password, { ip: '10.0.0.2' })).statusCode).toBe(200)
})

test('notifies the owner at the twentieth wrong password, once, and records it', async () => {
  const count = async () => {
    const { rows } = await server.db.execute<{ notified: number; recorded: number }>(sql`
      select (select count(*)::int from jobs.job where data ->> 'kind' = 'logins-refused')
        + (select count(*)::int from outbox where kind = 'logins-refused') as notified,
      (select count(*)::int from security_events where kind = 'many-logins-refused' and account_id is not null) as recorded`)
    return rows[0]!
  }
  const before = await count()
  for (let n = 0; n < 22; n += 1) await wrong(email, `10.60.${n}.1`)
  const after = await count()
  expect([after.notified - before.notified, after.recorded - before.recorded]).toEqual([1, 1])
})

test('a network that goes on and on does not fill the table of security events', async () => {
  const recorded = async () => {
    const { rows } = await server.db.execute<{ times: number }>(
      sql`select count(*)::int as times from security_events where kind = 'login-refused'`,
    )
    return rows[0]!.times
  }
  await wrong('una@correo.mx', '10.70.0.1')
  await server.db.execute(sql`update rate_limits set points = 100 where key like 'wrong-network:%'`)
  const before = await recorded()
  await wrong('otra@correo.mx', '10.70.0.1')
  expect(await recorded()).toBe(before)
})

test('a network registers two hundred times an hour', async () => {
  await server.register('una@correo.mx', password)
  await server.db.execute(sql`update rate_limits set points = 200 where key like 'registrations:%'`)
  const answer = await server.register('dos@correo.mx', password)
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the counters know accounts only by a hash', async () => {
  await wrong()
  const { rows } = await server.db.execute(sql`select key from rate_limits`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('ana@')
})

test('a body that is large, not JSON or no form is refused', async () => {
  const large = await server.logIn(email, 'x'.repeat(5_000))
  expect([large.statusCode, large.json().code]).toEqual([413, 'too-large'])
  const text = await server.call('POST', '/auth/login', {
    body: 'a=1',
    headers: { 'content-type': 'text/csv' },
  })
  expect(text.statusCode).toBe(415)
  expect((await server.call('POST', '/auth/login', { body: [] })).statusCode).toBe(400)
  expect((await server.call('POST', '/auth/login', { body: { email: [email], password } })).statusCode).toBe(
    400,
  )
})
