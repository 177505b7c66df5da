import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { registerErrorHandler } from '../errors.ts'
import { createOutageLog } from './log-outage.ts'
import { loggerFor } from './logger.ts'
import { Refused } from '../refused.ts'

const fault = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR', detail: 'Key (name)=(Canela)' })

const outages: Record<string, () => Error> = {
  '/database': () =>
    new DrizzleQueryError('insert into dogs (name) values ($1)', ['Canela'], fault('53100', 'disk full')),
  '/uploads': () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
  '/bucket': () => new Refused('unavailable', {}, { cause: new Error('the bucket is gone') }),
}

async function linesOf(path: string, times: number) {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: loggerFor('error', stream) })
  registerErrorHandler(app)
  app.get(path, () => {
    throw outages[path]!()
  })
  for (let requested = 0; requested < times; requested += 1)
    expect((await app.inject({ url: path })).statusCode).toBe(503)
  await app.close()
  return lines
}

test.each(Object.keys(outages))(
  'why %s could not be answered is in the log, once and without what was written',
  async (path) => {
    const lines = await linesOf(path, 20)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/53100|ENOSPC|the bucket is gone/)
    expect(lines[0]).not.toContain('Canela')
  },
)

test('logs a lasting cause once a minute with its count, beside other causes', () => {
  let nowMs = 0
  const logged: object[] = []
  const logOutage = createOutageLog(() => nowMs)
  const log = { error: (what: object) => logged.push(what) }
  const gone = () => logOutage(log as never, fault('08006', 'connection lost'))
  for (let at = 0; at < 50; at += 1) gone()
  logOutage(log as never, fault('53100', 'disk full'))
  expect(logged).toHaveLength(2)
  nowMs = 60_000
  gone()
  gone()
  expect(logged).toHaveLength(3)
  expect(logged[2]).toMatchObject({ unreported: 49 })
})
