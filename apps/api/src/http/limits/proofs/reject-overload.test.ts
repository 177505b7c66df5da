import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { registerErrorHandler } from '../../errors.ts'
import { rejectOverload } from '../reject-overload.ts'

/** Keeps the process from anything else, as a library does that is loaded at its first use. */
async function stall(ms: number) {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
  await pause(5)
}

async function startApp(waitingCount = 0) {
  const app = Fastify()
  registerErrorHandler(app)
  await rejectOverload(app, { pool: { waitingCount } as never })
  app.get('/api/dogs', async () => 'dogs')
  app.get('/hotel', async () => 'page')
  await app.ready()
  return app
}

test('one slow tick rejects no request; a lasting delay rejects calls but not pages', async () => {
  const app = await startApp()
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  await stall(1_200)
  await stall(1_200)
  expect(await statusOf('/api/dogs')).toBe(200)
  expect(app.isOverloaded()).toBe(false)

  for (let time = 0; time < 8 && (await statusOf('/api/dogs')) === 200; time += 1) await stall(700)
  const refused = await app.inject('/api/dogs')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(app.isOverloaded()).toBe(true)
  expect(await statusOf('/hotel')).toBe(200)

  await pause(2_000)
  expect(await statusOf('/api/dogs')).toBe(200)
  expect(app.isOverloaded()).toBe(false)
  await app.close()
})

test('calls are turned away where too many wait for a connection', async () => {
  const app = await startApp(65)
  expect((await app.inject('/api/dogs')).statusCode).toBe(503)
  expect((await app.inject('/hotel')).statusCode).toBe(200)
  await app.close()
})
