import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'
import { freePort } from '../machine/free-port.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { insertFamilies, type Family } from './insert-families.ts'
import { insertPast } from './past-bookings.ts'

/** So many that no client comes near the limit of open bookings. */
const measuredFamilies = 400

/** A server with so much history behind it, and a plain connection to the same database. */
export type MeasuredServer = {
  databaseUrl: string
  families: Family[]
  product: ServerProcess
  sql: Client
  close: () => Promise<void>
}

/** Opens a server of its own on the PostgreSQL with `past` finished bookings; its days take a thousand dogs. */
export async function openMeasuredServer(server: string, past: number): Promise<MeasuredServer> {
  const databaseUrl = await createDatabase(server, `rumi_bench_${process.pid}_${past}`)
  const folder = temporaryFolder('bench')
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  const families = await insertFamilies(database, measuredFamilies)
  await database.pool.query('update pools set capacity = 1000')
  await database.close()

  const sql = new Client({ connectionString: databaseUrl })
  await sql.connect()
  // PostgreSQL is stopped after a failed start too; without a listener that would hide the failure.
  sql.on('error', () => {})
  await insertPast(sql, past)
  const product = await startServer(
    { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    { logTo: openSync(join(folder, 'log'), 'a') },
  )
  return {
    databaseUrl,
    families,
    product,
    sql,
    async close() {
      await product.kill('SIGTERM')
      await sql.end()
      removeFolder(folder)
    },
  }
}

const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** Starts the server written by hand on the same database. */
export async function startBareServer(databaseUrl: string) {
  const port = await freePort()
  const child = spawn(process.execPath, [bareServer], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill('SIGTERM') }
}
