import type { Pool, PoolClient } from 'pg'
import type { Queryable } from './connect.ts'

/** The driver's connection, or its pool, behind Drizzle's handle. */
export const clientOf = (db: Queryable) =>
  (db as unknown as { session: { client: Pool | PoolClient } }).session.client

/** Whether several statements may be on their way at once, as they may to a server; the embedded engine takes one at a time. */
export const isPipelined = (client: Pool | PoolClient) => 'pipeline' in client && client.pipeline === true
