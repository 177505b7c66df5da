import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { startEmbeddedDatabase, type DbLogger, type EmbeddedDatabase } from './embedded-database.ts'
import { readPostgresValuesOurWay } from './postgres-values.ts'
import * as schema from './schema/index.ts'
import { giveConnectionsBack } from './give-connections-back.ts'

export type Db = NodePgDatabase<typeof schema>
/** The handle of a transaction. Code inside one asks it and never the pool again: the embedded pool has one connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export type Database = {
  db: Db
  pool: Pool
  /** Whether PostgreSQL runs inside this process. */
  embedded: boolean
  /** Whether writes must be turned away because the embedded database's disk is nearly full. */
  isDiskLow(): boolean
  close(): Promise<void>
}

/** Bounds on every statement of a request, so that nobody waits for ever on a lock or a lost client. */
const boundsOfRequest = `set lock_timeout = '2s'; set statement_timeout = '3s'; set timezone = 'UTC'`
const boundOfSilence = `set idle_in_transaction_session_timeout = '5s'`

/**
 * The embedded engine has one session for all connections that come after each other, so what a former one left is forgotten. It bears
 * no bound of silence: running into one ends its only session.
 */
const firstWords = {
  server: [boundsOfRequest, boundOfSilence],
  embedded: ['discard all', boundsOfRequest],
}

readPostgresValuesOurWay()

/** Opens the PostgreSQL server at `databaseUrl` or, without one, the embedded database in `dataDir`. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  logger?: DbLogger | undefined
}): Promise<Database> {
  const { databaseUrl, dataDir, logger } = options
  if (databaseUrl) {
    return overPool(poolTo({ connectionString: databaseUrl, max: 10 }, firstWords.server, logger))
  }
  const engine = await startEmbeddedDatabase(dataDir, logger)
  const config = { ...engine.connection, max: 1, idleTimeoutMillis: 0 }
  return overPool(poolTo(config, firstWords.embedded, logger), engine)
}

function poolTo(config: PoolConfig, first: readonly string[], logger: DbLogger | undefined) {
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: 5_000,
    onConnect: async (client) => {
      client.on('error', (error) => logger?.warn({ err: error }, 'a database connection was lost'))
      for (const statement of first) await client.query(statement)
    },
  })
  // The loss of an idle connection is told twice, by it and by the pool; told to nobody, each would end the process.
  pool.on('error', () => undefined)
  return pool
}

const overPool = (pool: Pool, engine?: EmbeddedDatabase): Database => ({
  db: giveConnectionsBack(drizzle(pool, { schema }), pool),
  pool,
  embedded: engine !== undefined,
  isDiskLow: () => engine?.isDiskLow() ?? false,
  async close() {
    await pool.end()
    await engine?.close()
  },
})
