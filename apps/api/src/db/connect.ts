import { resolve } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { filesIn } from './embedded/database-files.ts'
import {
  DatabaseLost,
  noDatabaseAmong,
  startEmbeddedDatabase,
  type DbLogger,
  type EmbeddedDatabase,
} from './embedded/embedded-database.ts'
import { setPostgresParsers } from './postgres-values.ts'
import { releaseConnections } from './release-connections.ts'

export type Db = NodePgDatabase
/**
 * Transaction handle. Code inside a transaction must not use the pool: the embedded pool has one connection.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export type Database = {
  db: Db
  pool: Pool
  /** True if PostgreSQL runs inside this process. */
  embedded: boolean
  /** True if writes must be rejected because the embedded database's disk is nearly full. */
  isDiskLow(): boolean
  /** True if there is no space even for login and logout. */
  isDiskFull(): boolean
  close(): Promise<void>
}

/** Longer than any statement of a request may take: the server ends those after three seconds. */
export const longestSilenceMs = 5_000

/** Timeouts of every statement of a request, so that none waits forever for a lock or a lost client. */
const boundsOfRequest = `set lock_timeout = '2s'; set statement_timeout = '3s'; set timezone = 'UTC'; set random_page_cost = 1.1`
const boundOfSilence = `set idle_in_transaction_session_timeout = '5s'`

/**
 * The embedded engine has one session for all connections that come after each other, so what a former one left is forgotten. It bears
 * no bound of silence: running into one ends its only session.
 */
const firstWords = {
  server: [boundsOfRequest, boundOfSilence],
  embedded: ['discard all', boundsOfRequest],
}

setPostgresParsers()

/** Opens the PostgreSQL server at `databaseUrl` or, without one, the embedded database in `dataDir`. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  logger?: DbLogger | undefined
  /** Maximum connections of a server; the embedded database has one. */
  connections?: number
  /** Of an embedded database: what cannot be opened is moved aside, for a backup that takes its place. */
  setDamagedAside?: boolean
}): Promise<Database> {
  const { databaseUrl, dataDir, logger, connections = 10, setDamagedAside } = options
  if (databaseUrl) {
    return overPool(poolTo({ connectionString: databaseUrl, max: connections }, logger))
  }
  const engine = await startEmbeddedDatabase(dataDir, { logger, setDamagedAside })
  const config = { ...engine.connection, max: 1, idleTimeoutMillis: 0 }
  const database = overPool(poolTo(config, logger), engine)
  if (!setDamagedAside) await refuseEmptyAmongFiles(database, dataDir)
  return database
}

/** Rejects a database without tables beside existing files: an unfinished restore. */
async function refuseEmptyAmongFiles(database: Database, dataDir: string) {
  try {
    const files = (await filesIn(dataDir)).filter((name) => name !== 'pgdata')
    if (files.length === 0) return
    const { rows } = await database.pool.query<{ tables: number }>(
      `select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    if (!rows[0]?.tables) throw new DatabaseLost(resolve(dataDir), noDatabaseAmong(files))
  } catch (failure) {
    await database.close()
    throw failure
  }
}

function poolTo(config: PoolConfig, logger: DbLogger | undefined) {
  const isServer = config.connectionString !== undefined
  const first = isServer ? firstWords.server : firstWords.embedded
  const pool = new Pool({
    ...config,
    pipeline: true,
    connectionTimeoutMillis: longestSilenceMs,
    // The embedded engine is this process itself: where it is slow, another connection to it would be no quicker.
    query_timeout: isServer ? longestSilenceMs : undefined,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      client.on('error', (error) => logger?.warn({ err: error }, 'a database connection was lost'))
      for (const statement of first) await client.query(statement)
    },
  })
  // Both connection and pool emit the loss of an idle connection. Unhandled, each would end the process.
  pool.on('error', () => undefined)
  return pool
}

const overPool = (pool: Pool, engine?: EmbeddedDatabase): Database => ({
  db: releaseConnections(drizzle(pool), pool),
  pool,
  embedded: engine !== undefined,
  isDiskLow: () => engine?.isDiskLow() ?? false,
  isDiskFull: () => engine?.isDiskFull() ?? false,
  async close() {
    await pool.end()
    await engine?.close()
  },
})
