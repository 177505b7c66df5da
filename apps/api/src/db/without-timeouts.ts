import { Pool, type PoolClient } from 'pg'

/**
 * Runs long work on a connection without a request's timeouts: building an index, reading every table, or
 * waiting for another instance. Its settings, locks and transactions end with the connection.
 */
export async function withoutTimeouts<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  // The embedded engine serves one connection, on which the driver waits as long as it takes.
  const patient = pool.options.query_timeout
    ? new Pool({ ...pool.options, query_timeout: undefined, max: 1 })
    : pool
  const client = await patient.connect()
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    client.release(true)
    if (patient !== pool) await patient.end()
  }
}
