import { findPostgres } from './postgres-binaries.ts'
import {
  type PostgresServer,
  startTemporaryPostgres,
  type TemporaryPostgresOptions,
} from './temporary-postgres.ts'

/** The server that `TEST_DATABASE_URL` names, else a temporary one of our own; undefined where there can be none. */
export async function postgresForTests(
  options?: TemporaryPostgresOptions,
): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const binaries = await findPostgres()
  return binaries ? startTemporaryPostgres(binaries, options) : undefined
}
