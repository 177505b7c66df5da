import type { Pool, PoolClient } from 'pg'

/** The driver's connection, or its pool, behind Drizzle's handle of a database or of a transaction. */
export const clientOf = (db: object) =>
  (db as unknown as { session: { client: Pool | PoolClient } }).session.client

/** Whether several statements may be on their way at once, as they may to a server; the embedded engine takes one at a time. */
export const isPipelined = (client: Pool | PoolClient) => 'pipeline' in client && client.pipeline
