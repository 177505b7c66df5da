import { defineCall } from '@rumi/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerErrorHandler } from '../errors.ts'
import { registerRoute } from '../register-route.ts'
import { limitConcurrency } from './limit-concurrency.ts'

const costly = defineCall({
  name: 'test.costly',
  method: 'GET',
  path: '/costly',
  access: 'public',
  status: 204,
  costly: true,
})
const usual = defineCall({ name: 'test.usual', method: 'GET', path: '/usual', access: 'public', status: 204 })

let app: FastifyInstance
let finish: (() => void)[]
beforeEach(() => {
  app = Fastify({ trustProxy: true })
  registerErrorHandler(app)
  app.decorateRequest('actor', null)
  limitConcurrency(app, { embedded: true })
  finish = []
  registerRoute(app, costly, () => new Promise<void>((end) => finish.push(end)))
  registerRoute(app, usual, async () => {})
})
afterEach(() => app.close())

const request = (path: string, from: string) =>
  app.inject({ url: `/api${path}`, headers: { 'x-forwarded-for': from } })
const settle = () => new Promise((done) => setTimeout(done, 20))

test('one network works on one costly call at a time, and is turned away with a time to come back', async () => {
  const greedy = Array.from({ length: 40 }, () => request('/costly', '203.0.113.7'))
  await settle()
  expect(finish).toHaveLength(1)
  const other = request('/costly', '203.0.113.8')
  await settle()
  expect(finish).toHaveLength(2)
  expect((await request('/usual', '203.0.113.7')).statusCode).toBe(204)
  expect((await request('/usual', '203.0.113.9')).statusCode).toBe(204)

  const ended = setInterval(() => finish.shift()?.(), 1)
  const answers = await Promise.all(greedy)
  clearInterval(ended)
  expect((await other).statusCode).toBe(204)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(40 - 1 - 16)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2')
})
