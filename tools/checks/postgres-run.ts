import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { announce, type Score } from '../run/scoreboard.ts'
import { runJourneys } from './journeys-run.ts'
import { runVitest } from './vitest-run.ts'

const name = 'API and journeys on PostgreSQL'

/** A browser asks the server the same whatever stands behind it, so one whole story shows that the engines agree. */
const story = ['book-a-day', '--project=phone']

/** The API's tests and the story of a booking once more, on a PostgreSQL server. Where there can be none, that is said aloud. */
export async function runOnPostgres(): Promise<Score[]> {
  let server: Awaited<ReturnType<typeof postgresForTests>>
  try {
    server = await postgresForTests()
  } catch (error) {
    return [announce({ name, passed: 0, failed: 1, seconds: 0, output: String(error) })]
  }
  if (!server) {
    const skipped =
      'no PostgreSQL 15 or newer is installed and none could be. Install one, or set TEST_DATABASE_URL.'
    const proofs = await runVitest({ name: 'long proofs (embedded)', projects: ['proofs'], live: true })
    return [proofs, announce({ name, passed: 0, failed: 0, seconds: 0, skipped })]
  }
  try {
    const env = { TEST_DATABASE_URL: server.url }
    const api = await runVitest({ name: 'API (PostgreSQL)', projects: ['api'], env, live: true })
    const proofs = await runVitest({ name: 'long proofs', projects: ['proofs'], env, live: true })
    const databaseUrl = await createDatabase(server.url, 'rumi_journeys')
    return [api, proofs, await runJourneys({ engine: 'postgres', databaseUrl, args: story })]
  } finally {
    await server.stop()
  }
}
