import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openPubSub } from './pubsub.ts'

let server: TestServer
let origin: string
const password = 'lomito-feliz-2026'
/** Far below the heartbeat, which would find out too. */
const atOnce = { timeout: 3_000, interval: 50 }

beforeAll(async () => {
  server = await openTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function send(token: string | null, method: string, path: string, body?: object, at = origin) {
  return fetch(`${at}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
async function signIn(name: DemoName) {
  const reply = await send(null, 'POST', '/auth/login', { email: `${name}@demo.rumi.mx`, password })
  const { token } = (await reply.json()) as { token: string }
  await send(token, 'POST', '/auth/confirm', { currentPassword: password })
  return token
}
async function listen(path: string, token: string, at = origin) {
  const reply = await send(token, 'GET', path, undefined, at)
  let over = false
  void (async () => {
    for await (const _ of reply.body!) continue
    over = true
  })().catch(() => (over = true))
  return { status: reply.status, isOver: () => over }
}
const notificationsOf = (who: DemoName) => `/notifications/${server.ids[who]}/stream`
const over = (stream: { isOver: () => boolean }) =>
  vi.waitFor(() => expect(stream.isOver()).toBe(true), atOnce)

test('a stream ends with its session at once, and another’s goes on', async () => {
  const [token, other] = [await signIn('marta'), await signIn('marta')]
  const stream = await listen('/desk/stream', token)
  const goesOn = await listen('/desk/stream', other)
  await send(token, 'POST', '/auth/logout')
  await over(stream)
  expect(goesOn.isOver()).toBe(false)
  await send(other, 'POST', '/auth/logout')
  await over(goesOn)
})

test('streams end when an administrator ends the sessions, takes the role or closes the account', async () => {
  const admin = await signIn('admin')
  const notification = await listen(notificationsOf('luis'), await signIn('luis'))
  await send(admin, 'DELETE', `/users/${server.ids.luis}/sessions`)
  await over(notification)

  const board = await listen('/desk/stream', await signIn('marta'))
  const own = await listen(notificationsOf('marta'), await signIn('marta'))
  await send(admin, 'PUT', `/users/${server.ids.marta}`, { role: 'cliente' })
  await over(board)
  expect(own.isOver()).toBe(false)

  const closing = await send(admin, 'DELETE', `/users/${server.ids.marta}`)
  expect(closing.status).toBe(204)
  await over(own)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'they end on every instance, also where the rights were changed past the server',
  async () => {
    const { database } = server
    const { host, port, database: name, user } = database.pool.options
    const databaseUrl = database.pool.options.connectionString ?? `postgres://${user}@${host}:${port}/${name}`
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const open = async () => {
      const pubsub = await openPubSub(database, { databaseUrl, logger: console })
      const app = await buildApp({ database, config, pubsub })
      return { pubsub, app, at: await app.listen({ port: 0, host: '127.0.0.1' }) }
    }
    const [one, other] = [await open(), await open()]
    const token = await signIn('conta')
    const stream = await listen('/desk/stream', token, other.at)
    expect(stream.status).toBe(200)
    await send(token, 'POST', '/auth/logout', undefined, one.at)
    await over(stream)

    const again = await listen('/desk/stream', await signIn('conta'), other.at)
    await database.pool.query(`update users set role = 'cliente' where id = $1`, [server.ids.conta])
    await over(again)
    for (const { app, pubsub } of [one, other]) {
      await app.close()
      await pubsub.close()
    }
  },
)

test.runIf(process.env.TEST_DATABASE_URL)(
  'ends streams after news may have been lost, so that clients refetch',
  async () => {
    const { database } = server
    const { host, port, database: name, user } = database.pool.options
    const url = new URL(
      database.pool.options.connectionString ?? `postgres://${user}@${host}:${port}/${name}`,
    )
    url.searchParams.set('application_name', 'lost_channel')
    const pubsub = await openPubSub(database, { databaseUrl: String(url), logger: console })
    const app = await buildApp({ database, config: readConfig({ LOG_LEVEL: 'silent' }), pubsub })
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const token = await signIn('ana')
    const stream = await listen(notificationsOf('ana'), token, at)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost_channel'`,
    )
    await over(stream)
    expect((await listen(notificationsOf('ana'), token, at)).status).toBe(200)
    await app.close()
    await pubsub.close()
  },
)
