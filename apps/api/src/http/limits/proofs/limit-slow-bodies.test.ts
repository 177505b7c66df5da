import { defineCall } from '@rumi/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerErrorHandler } from '../../errors.ts'
import { registerRoute } from '../../register-route.ts'
import { limitSlowBodies } from '../limit-slow-bodies.ts'
import { limitConcurrency } from '../limit-concurrency.ts'

const note = defineCall({ name: 'test.note', method: 'POST', path: '/note', access: 'public', status: 204 })
const photo = defineCall({
  name: 'test.photo',
  method: 'POST',
  path: '/photo',
  access: 'public',
  status: 204,
  takesFile: true,
})
const refusing = defineCall({ ...photo, name: 'test.refusing', path: '/refusing', access: 'session' })

const bounds = {
  bodyMs: 500,
  fileMs: 3_000,
  checkedEveryMs: 400,
  leastBytesPerSecond: 100,
  filesAtOnce: 3,
  filesWaiting: 2,
  fileWaitMs: 600,
  filesOfAll: 20,
  afterAnswerMs: 100,
}

let app: FastifyInstance
let port: number

async function open(others: Partial<typeof bounds> = {}) {
  app = Fastify()
  registerErrorHandler(app)
  app.decorateRequest('actor', null)
  app.addContentTypeParser('image/jpeg', (_request, _payload, done) => done(null))
  limitConcurrency(app, { embedded: true })
  limitSlowBodies(app, { ...bounds, ...others })
  registerRoute(app, note, async () => {})
  registerRoute(app, photo, async ({ request }) => void (await buffer(request.raw)))
  registerRoute(app, refusing, async () => {})
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
}
beforeEach(() => open())
afterEach(() => app.close())

type Sending = { socket: Socket; received: () => string; closed: Promise<number> }

/** Begins a request of so many bytes and sends none of them. */
function begin(path: string, type: string, bytes: number): Sending {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => {})
  const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - began)))
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  )
  return { socket, received: () => received, closed }
}

/** Sends a body bit by bit. */
async function drip({ socket }: Sending, { bytes, everyMs, ms }: Record<'bytes' | 'everyMs' | 'ms', number>) {
  for (let sent = 0; sent < ms && !socket.destroyed; sent += everyMs) {
    socket.write('x'.repeat(bytes))
    await pause(everyMs)
  }
}

test('a thousand bodies that hardly come do not stay open', async () => {
  const all = Array.from({ length: 1_000 }, (_, turn) =>
    begin(turn % 2 ? '/note' : '/nowhere', 'application/json', 60_000),
  )
  const dripping = Promise.all(all.map((one) => drip(one, { bytes: 1, everyMs: 300, ms: 3_000 })))
  const seconds = Promise.all(all.map(({ closed }) => closed))
  const longest = await Promise.race([seconds.then((ms) => Math.max(...ms)), pause(8_000, Infinity)])
  expect(longest).toBeLessThan(6_000)
  await dripping
}, 20_000)

test('a photo on a slow line arrives long after a short body would have been cut', async () => {
  const sending = begin('/photo', 'image/jpeg', 1_500)
  await drip(sending, { bytes: 100, everyMs: 100, ms: 1_500 })
  await pause(100)
  expect(sending.received()).toMatch(/^HTTP\/1\.1 204/)
  sending.socket.destroy()
})

test('a photo that stops coming, or that comes for too long, is cut', async () => {
  const stops = begin('/photo', 'image/jpeg', 100_000)
  stops.socket.write('x'.repeat(5_000))
  expect(await stops.closed).toBeLessThan(1_500)
  const endless = begin('/photo', 'image/jpeg', 1_000_000)
  await drip(endless, { bytes: 100, everyMs: 100, ms: 4_000 })
  const ms = await endless.closed
  expect(ms).toBeGreaterThan(2_500)
  expect(ms).toBeLessThan(4_000)
}, 10_000)

test('one client has three files on the way, a fourth waits for one of them, and not for long', async () => {
  const three = Array.from({ length: 3 }, () => begin('/photo', 'image/jpeg', 2_000))
  const dripping = three.map((one) => drip(one, { bytes: 60, everyMs: 100, ms: 2_000 }))
  await pause(50)
  const fourth = begin('/photo', 'image/jpeg', 5)
  fourth.socket.write('xxxxx')
  const other = begin('/note', 'application/json', 2)
  other.socket.write('{}')
  await pause(900)
  expect(other.received()).toMatch(/^HTTP\/1\.1 204/)
  expect(fourth.received()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after/)
  const fifth = begin('/photo', 'image/jpeg', 5)
  fifth.socket.write('xxxxx')
  await pause(50)
  expect(fifth.received()).toBe('')
  three[0]!.socket.destroy()
  await pause(150)
  expect(fifth.received()).toMatch(/^HTTP\/1\.1 204/)
  for (const { socket } of [...three, fourth, fifth, other]) socket.destroy()
  await Promise.all(dripping)
})

test('closes the connection of a request rejected before its body', async () => {
  await app.close()
  // No other bound ends it before a minute has passed.
  await open({ fileMs: 60_000, checkedEveryMs: 60_000 })
  const sending = begin('/refusing', 'image/jpeg', 100_000)
  expect(await sending.closed).toBeLessThan(10_000)
  expect(sending.received()).toMatch(/^HTTP\/1\.1 401/)
})
