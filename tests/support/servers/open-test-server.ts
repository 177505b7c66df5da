import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { auditBooksNightly } from '../../../apps/api/src/accounting/index.ts'
import { buildApp } from '../../../apps/api/src/app.ts'
import { createSession } from '../../../apps/api/src/auth/sessions/create-session.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { seedDemo } from '../../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../../apps/api/src/db/seed/business.ts'
import {
  openTestDatabase,
  type TestDatabaseOptions,
} from '../../../apps/api/src/db/testing/open-test-database.ts'
import { openQueue, type Pace } from '../../../apps/api/src/jobs/event-queue.ts'
import type { Fixture } from '../../../apps/api/src/db/testing/database-templates.ts'
import { now } from '../../../apps/api/src/http/clock.ts'
import { openPubSub } from '../../../apps/api/src/live/index.ts'
import { startBackgroundJobs } from '../../../apps/api/src/background-jobs.ts'

/** Demo users by the local part of their email. */
export const demoNames = ['ana', 'luis', 'marta', 'conta', 'admin'] as const
export type DemoName = (typeof demoNames)[number]

// oxlint-disable-next-line typescript/no-explicit-any -- tests read single fields of responses
type Answer = { status: number; body: any; headers: Record<string, unknown> }

/** Content of a database after its first start: the demo, the tables of its queue, and the audit of the day. */
export const withDemo: Fixture = {
  name: 'demo',
  async prepare(database) {
    await seedBusiness(database.db)
    await seedDemo(database.db, { now: now(), lives: 'week' })
    await auditBooksNightly(database.db)
    const queue = await openQueue(database, { handlers: [], logger: console })
    await queue.close()
  },
}

export type TestServer = {
  app: Awaited<ReturnType<typeof buildApp>>
  database: Database
  dataDir: string
  /** Ids of the demo users. */
  ids: Record<DemoName, string>
  /** Sends a request with the session of a demo user; null sends none. */
  request: (
    who: DemoName | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  close: () => Promise<void>
}

type TestServerOptions = TestDatabaseOptions & {
  /** Number and delay of retries, for tests that cannot wait. */
  pace?: Pace
  /** Destination of the log; none by default. */
  logTo?: Writable
  /** Content of the database; the demo of now by default. */
  fixture?: Fixture
  /** Folder of the built site. */
  siteDir?: string
}

/** Marks all sessions as re-authenticated. */
export const confirmEverybody = ({ pool }: Database) =>
  pool.query(`update sessions set confirmed_at = now() + interval '1 hour'`)

/** Opens a session for each demo user without a login, which would take as long as starting the server. */
async function openSessions({ db, pool }: Database) {
  const { rows } = await pool.query<{ id: string; name: DemoName }>(
    `select id, split_part(email, '@', 1) as name from users where email = any($1)`,
    [demoNames.map((name) => `${name}@demo.rumi.mx`)],
  )
  const ids = Object.fromEntries(rows.map(({ id, name }) => [name, id])) as Record<DemoName, string>
  const tokens = {} as Record<DemoName, string>
  await db.transaction(async (tx) => {
    for (const name of demoNames) tokens[name] = (await createSession(tx, ids[name], 'Chrome')).token
  })
  return { ids, tokens }
}

/** Opens a server with the demo data and injects requests without a network. `settings` are its environment variables. */
export async function openTestServer(
  settings: NodeJS.ProcessEnv = {},
  { pace, logTo, siteDir, fixture = withDemo, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-server-'))
  const database = await openTestDatabase(fixture, options)
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: logTo ? 'trace' : 'silent',
    DEMO: '1',
    ...settings,
  })
  let flush = () => {}
  const pubsub = await openPubSub(database, { databaseUrl: undefined, logger: console })
  const app = await buildApp({
    database,
    config,
    pubsub,
    flush: () => flush(),
    ...(logTo && { logTo }),
    ...(siteDir && { siteDir }),
  })
  await app.ready()
  const work = await startBackgroundJobs({ database, config, pubsub, logger: app.log, ...(pace && { pace }) })
  flush = () => work.flush()

  await work.tasksDone()

  const { ids, tokens } = await openSessions(database)
  await confirmEverybody(database)

  return {
    app,
    database,
    dataDir,
    ids,
    async request(who, method, path, body, headers = {}) {
      const reply = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...(who ? { authorization: `Bearer ${tokens[who]}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      return { status: reply.statusCode, body: isJson ? reply.json() : reply.body, headers: reply.headers }
    },
    async close() {
      await app.close()
      await work.stop()
      await pubsub.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
