import type { Pool } from 'pg'
import type { PooledClient } from './batching-client.ts'

/** The driver's connection, or its pool, behind Drizzle's handle of a database or of a transaction. */
export const driverClientOf = (db: object) =>
  (db as unknown as { session: { client: Pool | PooledClient } }).session.client
