import { Client } from 'pg'

type DeliveredEvent = { rowCount: number | null; rows: Record<string, unknown>[] }
type Say = (statement: string, values?: unknown[]) => Promise<DeliveredEvent>

/** Returns the address of a database on the same server. */
export const addressOn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Runs a statement on a server in its own connection. */
export async function runOnServer<Answer>(
  server: string,
  run: (say: Say) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await run((statement, values) => client.query(statement, values))
  } finally {
    await client.end()
  }
}
