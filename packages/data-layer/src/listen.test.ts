import { live } from '@rumi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen, session, type Notification } from './index.ts'
import type { Presence } from './presence.ts'
import { ana, notification } from './testing/records.ts'
import { answer, eventStream, offline, refuse, storeAndServer } from './testing/scripted-server.ts'

const minuteMs = 60_000
const path = `/notifications/${ana._id}/stream`
let world: ReturnType<typeof storeAndServer>
let heard: Notification[]
let resumed: number
let leave: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  world = storeAndServer()
  heard = []
  resumed = 0
  leave = () => undefined
  world.server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 'fresh' }))
  await world.store.dispatch(session.calls.login({ email: ana.email, password: 'secreto-largo' }))
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const start = (presence?: Presence) => {
  leave = listen(world.store, live.notifications, {
    params: { userId: ana._id },
    onEvent: (event) => event.event === 'notification' && heard.push(event.data),
    onResumed: () => (resumed += 1),
    ...(presence && { presence }),
  })
}
const requested = () => world.server.heard.filter((request) => request.path === path)
const streams = (count: number) => {
  const all = Array.from({ length: count }, eventStream)
  world.server.on(`GET ${path}`, ...all.map((stream) => stream.answer))
  return all as [ReturnType<typeof eventStream>, ...ReturnType<typeof eventStream>[]]
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Someone who can look away. */
function onlooker() {
  const watchers = new Set<() => void>()
  let here = true
  return {
    isHere: () => here,
    subscribe: (changed: () => void) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    turn(next: boolean) {
      here = next
      for (const watcher of watchers) watcher()
    },
  }
}

test('subscribes to events with the bearer token', async () => {
  const [stream] = streams(1)
  start()
  await passes(0)
  stream.say('retry: 3000\n\n')
  stream.tell('notification', notification)
  await passes(0)
  expect(heard).toEqual([notification])
  expect(requested()[0]?.headers.get('Authorization')).toBe('Bearer fresh')
  expect(requested()[0]?.headers.get('Accept')).toBe('text/event-stream')
  expect(resumed).toBe(0)
})

test('unknown events are ignored, and known ones still arrive', async () => {
  const [stream] = streams(1)
  start()
  await passes(0)
  stream.tell('notification', { id: 'no notification' })
  stream.say('event: notification\ndata: {broken\n\n')
  stream.tell('weather', 'rain')
  stream.tell('notification', notification)
  await passes(0)
  expect(heard).toEqual([notification])
})

test('reopens a stream that ends, and reports that events may be missed', async () => {
  const [first, second] = streams(2)
  start()
  await passes(0)
  first.end()
  await passes(3_000)
  expect(requested()).toHaveLength(2)
  expect(resumed).toBe(1)
  second!.tell('notification', notification)
  await passes(0)
  expect(heard).toEqual([notification])
})

test('a connection that breaks in the middle is opened again', async () => {
  const [first] = streams(2)
  start()
  await passes(0)
  first.break()
  await passes(3_000)
  expect(resumed).toBe(1)
})

test('retries an unavailable server ever more seldom, up to once a minute', async () => {
  world.server.on(`GET ${path}`, ...Array.from({ length: 40 }, () => offline))
  start()
  const seen: number[] = []
  for (let seconds = 0; seconds <= 275; seconds++) {
    await passes(seconds === 0 ? 0 : 1000)
    if (requested().length > seen.length) seen.push(seconds)
  }
  expect(seen).toEqual([0, 3, 9, 21, 45, 93, 153, 213, 273])
  expect(resumed).toBe(0)
})

test('screens that lost the server together do not all come back at the same moment', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  world.server.on(`GET ${path}`, ...Array.from({ length: 9 }, () => offline))
  start()
  await passes(1_499)
  expect(requested()).toHaveLength(1)
  await passes(1)
  expect(requested()).toHaveLength(2)
})

test('a stream that has stood for long is missed at once, whatever failed before', async () => {
  world.server.on(`GET ${path}`, offline, offline, offline, offline)
  const [steady] = streams(2)
  start()
  await passes(45_000)
  expect(requested()).toHaveLength(5)
  for (let beats = 0; beats < 3; beats++) {
    steady.say(': \n\n')
    await passes(25_000)
  }
  steady.end()
  await passes(3_000)
  expect(requested()).toHaveLength(6)
})

test('replaces a connection that falls silent', async () => {
  streams(2)
  start()
  await passes(minuteMs - 1)
  expect(requested()).toHaveLength(1)
  await passes(3_001)
  expect(requested()).toHaveLength(2)
})

test.each([
  [403, 'not-your-role'],
  [404, 'not-found'],
])('a refusal of %i is final', async (status, code) => {
  world.server.on(`GET ${path}`, refuse(status, 'No.', code))
  start()
  await passes(10 * minuteMs)
  expect(requested()).toHaveLength(1)
})

test('retries a busy server', async () => {
  world.server.on(`GET ${path}`, refuse(429, 'Espera.', 'too-many'))
  streams(1)
  start()
  await passes(3_000)
  expect(requested()).toHaveLength(2)
})

test('logging out ends it at once and for good', async () => {
  streams(2)
  start()
  await passes(0)
  world.server.on('POST /auth/logout', answer(204))
  await world.store.dispatch(session.calls.logout())
  expect(requested()[0]?.signal?.aborted).toBe(true)
  await passes(10 * minuteMs)
  expect(requested()).toHaveLength(1)
})

test('leaving ends it, also while it waits to come back', async () => {
  world.server.on(`GET ${path}`, offline)
  start()
  await passes(0)
  leave()
  await passes(10 * minuteMs)
  expect(requested()).toHaveLength(1)
})

test('a hidden page closes its connection and opens it again when it is shown', async () => {
  const someone = onlooker()
  streams(2)
  start(someone)
  await passes(0)
  someone.turn(false)
  await passes(14_999)
  expect(requested()[0]?.signal?.aborted).toBe(false)
  await passes(1)
  expect(requested()[0]?.signal?.aborted).toBe(true)
  await passes(10 * minuteMs)
  expect(requested()).toHaveLength(1)
  someone.turn(true)
  await passes(0)
  expect(requested()).toHaveLength(2)
  expect(resumed).toBe(1)
})

test('a glance aside costs nothing', async () => {
  const someone = onlooker()
  streams(1)
  start(someone)
  await passes(0)
  someone.turn(false)
  await passes(10_000)
  someone.turn(true)
  await passes(20_000)
  expect(requested()).toHaveLength(1)
  expect(requested()[0]?.signal?.aborted).toBe(false)
})

test('a connection that is back ends the wait', async () => {
  const someone = onlooker()
  world.server.on(`GET ${path}`, ...Array.from({ length: 6 }, () => offline))
  streams(1)
  start(someone)
  await passes(95_000)
  expect(requested()).toHaveLength(6)
  someone.turn(true)
  await passes(0)
  expect(requested()).toHaveLength(7)
})
