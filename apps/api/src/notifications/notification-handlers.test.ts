import { resources, type Role } from '@rumi/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { createRepository } from '../db/repository/repository.ts'
import { notifications } from '../db/schema/messages.ts'
import { users } from '../db/schema/people/people.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { registerErrorHandler } from '../http/errors.ts'
import { mountResource } from '../http/mount-resource.ts'
import { limitConcurrency } from '../http/limits/limit-concurrency.ts'
import { createEventStreams, openPubSub } from '../live/index.ts'
import { notificationHandlers } from './notification-handlers.ts'
import { notificationsRoutes } from './notifications-routes.ts'

let database: Database
let app: FastifyInstance
let ana: string
let luis: string

beforeAll(async () => {
  database = await openTestDatabase()
  app = Fastify()
  registerErrorHandler(app)
  app.decorateRequest('actor', null)
  limitConcurrency(app, database)
  app.addHook('onRequest', async (request) => {
    const [id, role] = String(request.headers['x-as']).split(' ')
    const flags = { confirmed: false, mustSetUpSecondFactor: false }
    const known = id && role && { id, accountId: id, role: role as Role, limits: {}, sessionId: '' }
    request.actor = known ? { ...known, ...flags } : null
  })
  const store = createRepository(resources.notifications, notifications)
  mountResource(app, database.db, resources.notifications, store, notificationHandlers)
  const pubsub = await openPubSub(database, { databaseUrl: undefined, logger: console })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  notificationsRoutes(app, { db: database.db, config, streams: createEventStreams(pubsub) })

  const person = async (email: string) => {
    const [made] = await database.db.insert(users).values({ name: 'A', lastName: 'B', email }).returning()
    return made!.id
  }
  ana = await person('ana@correo.mx')
  luis = await person('luis@correo.mx')
  await database.db.insert(notifications).values(
    Array.from({ length: 7 }, (_, n) => ({
      userId: ana,
      kind: 'booking-confirmed',
      title: `aviso ${n}`,
      message: '',
      // The last two share an instant, so that the id decides the order.
      createdAt: `2026-01-01T00:00:0${Math.min(n, 5)}.000Z`,
    })),
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const send = (url: string, as: string) => app.inject({ url: `/api${url}`, headers: { 'x-as': as } })

test('one sees one’s own notifications, the newest first, page after page and each once', async () => {
  const seen: { title: string; createdAt: string; id: string }[] = []
  let cursor = ''
  do {
    const answer = (await send(`/notifications/${ana}?limit=3${cursor}`, `${ana} cliente`)).json()
    seen.push(...answer.data.notifications)
    cursor = answer.nextCursor ? `&cursor=${answer.nextCursor}` : ''
  } while (cursor)
  expect(seen).toHaveLength(7)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7)
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
})

test.each(['cliente', 'colaborador', 'contador', 'admin'])(
  "another's notifications are missing for %s as well",
  async (role) => {
    expect((await send(`/notifications/${ana}`, `${luis} ${role}`)).statusCode).toBe(404)
    expect((await send(`/notifications/${luis}`, `${luis} ${role}`)).json()).toEqual({
      data: { notifications: [] },
    })
  },
)

test('counts the unread of all pages, or before one, and nothing of another user', async () => {
  const unread = async (query = '', as = `${ana} cliente`) =>
    (await send(`/notifications/${ana}/unread${query}`, as)).json().data?.unread
  expect(await unread()).toBe(7)
  expect(await unread('?before=2026-01-01T00:00:04.000Z')).toBe(4)
  expect(await unread('', `${luis} admin`)).toBeUndefined()
})

test('a cursor that this list never gave is malformed', async () => {
  expect((await send(`/notifications/${ana}?cursor=abc`, `${ana} cliente`)).statusCode).toBe(400)
  expect((await send(`/notifications/${ana}?limit=201`, `${ana} cliente`)).statusCode).toBe(400)
})

test('one marks one’s own notification as read, and another’s is missing', async () => {
  const [first] = (await send(`/notifications/${ana}`, `${ana} cliente`)).json().data.notifications
  const mark = (as: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/notifications/${first.id}`,
      headers: { 'x-as': as },
      payload: { read: true },
    })
  expect((await mark(`${luis} admin`)).statusCode).toBe(404)
  expect((await mark(`${ana} cliente`)).json().data.notification).toMatchObject({ id: first.id, read: true })
})

test('one marks all of one’s own as read, of every page, but for what came since', async () => {
  const mine = async () =>
    (await send(`/notifications/${ana}`, `${ana} cliente`)).json().data.notifications as {
      title: string
      read: boolean
    }[]
  const markAll = (as: string) =>
    app.inject({
      method: 'POST',
      url: `/api/notifications/${ana}/read`,
      headers: { 'x-as': as },
      payload: { until: '2026-01-01T00:00:04.000Z' },
    })
  expect((await markAll(`${luis} admin`)).statusCode).toBe(404)
  expect((await mine()).filter(({ read }) => read)).toHaveLength(1)
  expect((await markAll(`${ana} cliente`)).statusCode).toBe(204)
  const unread = (await mine()).filter(({ read }) => !read)
  expect(unread.map(({ title }) => title)).not.toContain('aviso 0')
  expect(unread).toHaveLength(1)
})
