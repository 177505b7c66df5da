import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedHouse } from '../../apps/api/src/db/seed/house.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'
import { freePort } from '../machine/free-port.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { insertFamilies, type Family } from './insert-families.ts'
import { insertPast } from './past-bookings.ts'

const families = 400
const pastBookings = 1_000

/** A server as it is started for real, its log written to a file, with families whose dogs may come. */
export type OpenedServer = { product: ServerProcess; families: Family[]; close: () => Promise<void> }

/** Fills a database with a house whose days take a thousand dogs. */
async function fillDatabase(folder: string, databaseUrl?: string): Promise<Family[]> {
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await migrate(database)
  await seedHouse(database.db)
  await seedDemo(database.db, { now: now() })
  const inserted = await insertFamilies(database, families)
  await database.pool.query('update pools set capacity = 1000')
  await database.close()
  return inserted
}

/** Opens a server on a PostgreSQL at `databaseUrl`, or without one on the embedded engine. */
export async function openServer(databaseUrl?: string): Promise<OpenedServer> {
  const folder = temporaryFolder('bench-api')
  const inserted = await fillDatabase(folder, databaseUrl)
  const product = await startServer(
    { DATA_DIR: folder, LOG_LEVEL: 'info', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    { logTo: openSync(join(folder, 'log'), 'a') },
  )
  return {
    product,
    families: inserted,
    async close() {
      await product.kill('SIGTERM')
      removeFolder(folder)
    },
  }
}

/** The same beside a bare server, and a plain connection, on the same database with some history in it. */
export async function openBesideBare(server: string) {
  const databaseUrl = await createDatabase(server, `rumi_bench_api_${process.pid}`)
  const opened = await openServer(databaseUrl)
  const sql = new Client({ connectionString: databaseUrl })
  await sql.connect()
  await insertPast(sql, pastBookings)
  const bare = await startBareServer({ DATABASE_URL: databaseUrl })
  return {
    ...opened,
    sql,
    bareUrl: bare.url,
    async close() {
      bare.stop()
      await sql.end()
      await opened.close()
    },
  }
}

/** The embedded engine under the bare server, and somebody who asks it for their dogs. */
export async function openBareEmbedded() {
  const folder = temporaryFolder('bench-bare')
  const [asker] = await fillDatabase(folder)
  const { url, stop } = await startBareServer({ DATA_DIR: folder })
  return {
    url,
    token: asker!.token,
    close() {
      stop()
      removeFolder(folder)
    },
  }
}

const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url))

async function startBareServer(database: { DATABASE_URL: string } | { DATA_DIR: string }) {
  const port = await freePort()
  const child = spawn(process.execPath, [bareServer], {
    env: { PATH: process.env.PATH, ...database, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') }
}
