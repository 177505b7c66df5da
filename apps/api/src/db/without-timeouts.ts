import type { Pool, PoolClient } from 'pg'
import { removeTimeouts } from './embedded/close-when-unresponsive.ts'

/**
 * Runs long work on a connection without a request's timeouts: building an index, reading every table, or
 * waiting for another instance. Its settings, locks and transactions end with the connection.
 */
export async function withoutTimeouts<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    removeTimeouts(client)
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    client.release(true)
  }
}
