import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { notifications } from '../db/schema/messages.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { openPubSub } from './pubsub.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await openTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function tokenOf(name: DemoName) {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.rumi.mx`, password: 'lomito-feliz-2026' }),
  })
  return ((await reply.json()) as { token: string }).token
}

async function openStream(path: string, token: string) {
  const gone = new AbortController()
  const reply = await fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  })
  let received = ''
  let ended = false
  if (reply.ok) {
    void (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of reply.body!) received += decoder.decode(chunk as Uint8Array, { stream: true })
      ended = true
    })().catch(() => (ended = true))
  }
  return { status: reply.status, received: () => received, ended: () => ended, leave: () => gone.abort() }
}

test('rejects HEAD on a stream, which takes no place among the streams', async () => {
  const headers = { authorization: `Bearer ${await tokenOf('luis')}` }
  for (const path of [`/api/notifications/${server.ids.luis}/stream`, '/api/desk/stream']) {
    const requested = { method: 'HEAD', headers, signal: AbortSignal.timeout(3_000) }
    expect((await fetch(`${origin}${path}`, requested)).status).toBe(404)
  }
})

test('a notification of a booking arrives by itself, and the boards hear which booking changed, a note too', async () => {
  const mine = await openStream(`/api/notifications/${server.ids.ana}/stream`, await tokenOf('ana'))
  const board = await openStream('/api/desk/stream', await tokenOf('marta'))
  const catalog = await server.request(null, 'GET', '/api/catalog')
  const service = catalog.body.data.services.find(
    (s: { serviceType: string }) => s.serviceType === 'Entrenamiento',
  )
  const dogs = await server.request('ana', 'GET', '/api/rumis')
  const free = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${service.id}&from=2027-01-11&to=2027-01-16`,
  )
  const { start, end } = free.body.data.availability[0].slots[0]
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: service.id,
    rumiIds: [dogs.body.data.rumis[0]._id],
    start,
    end,
  })
  const id = booked.body.data.serviceBooking.id
  await vi.waitFor(
    () => {
      expect(mine.received()).toMatch(/event: notification\ndata: \{.*"kind":"booking-requested".*\}\n\n/)
      expect(board.received()).toContain(`event: booking\ndata: {"id":"${id}"}`)
    },
    { timeout: 10_000, interval: 100 },
  )
  const seen = board.received().length
  const noted = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, {
    notes: 'Trae su juguete',
  })
  expect(noted.status).toBe(200)
  await vi.waitFor(
    () => expect(board.received().slice(seen)).toContain(`event: booking\ndata: {"id":"${id}"}`),
    {
      timeout: 10_000,
      interval: 100,
    },
  )
  mine.leave()
  board.leave()
})

test('another’s stream is a missing one, and an owner has no board', async () => {
  const token = await tokenOf('luis')
  expect((await openStream(`/api/notifications/${server.ids.ana}/stream`, token)).status).toBe(404)
  expect((await openStream('/api/desk/stream', token)).status).toBe(403)
})

test('of twenty streams at once a session has six and a client eighteen, and so have staff', async () => {
  const path = `/api/notifications/${server.ids.ana}/stream`
  const twentyOf = async (token: string, from: string) =>
    Promise.all(Array.from({ length: 20 }, () => openStream(from, token)))
  const opened: Awaited<ReturnType<typeof openStream>>[] = []
  const tokens: string[] = []
  for (let turn = 0; turn < 4; turn += 1) tokens.push(await tokenOf('ana'))
  const stood: number[] = []
  for (const token of tokens) {
    const streams = await twentyOf(token, path)
    opened.push(...streams)
    stood.push(streams.filter(({ status }) => status === 200).length)
  }
  expect(stood).toEqual([6, 6, 6, 0])
  const refused = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${tokens[0]}` } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused.json()).toMatchObject({ code: 'stream-limit' })
  for (const stream of opened) stream.leave()
  await vi.waitFor(
    async () => {
      const again = await openStream(path, tokens[3]!)
      again.leave()
      expect(again.status).toBe(200)
    },
    { timeout: 5_000, interval: 100 },
  )
  const boards = await twentyOf(await tokenOf('marta'), '/api/desk/stream')
  expect(boards.filter(({ status }) => status === 200)).toHaveLength(6)
  for (const board of boards) board.leave()
})

test.runIf(process.env.TEST_DATABASE_URL)('an event of one instance reaches the other', async () => {
  const database = await openTestDatabase()
  const { host, port, database: name, user } = database.pool.options
  const databaseUrl = database.pool.options.connectionString ?? `postgres://${user}@${host}:${port}/${name}`
  const [one, other] = await Promise.all([
    openPubSub(database, { databaseUrl, logger: console }),
    openPubSub(database, { databaseUrl, logger: console }),
  ])
  const heard: string[] = []
  other.subscribe('user:a', ({ id }) => heard.push(id))
  other.subscribe('user:b', () => heard.push('somebody else’s'))
  await one.publish({ topic: 'user:a', kind: 'notification', id: '1' })
  await vi.waitFor(() => expect(heard).toEqual(['1']), { timeout: 5_000 })
  await one.close()
  await other.close()
  await database.close()
})

test('open streams end when the server closes, so that it can', async () => {
  const other = await openTestServer()
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
  await other.database.db
    .insert(notifications)
    .values({ userId: other.ids.ana, kind: 'x', title: 'x', message: 'x' })
  const login = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' }),
  })
  const { token } = (await login.json()) as { token: string }
  const reply = await fetch(`${at}/api/notifications/${other.ids.ana}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const drained = reply.text()
  await other.close()
  expect(await drained).toContain('retry: 3000')
})
