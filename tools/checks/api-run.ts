import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { printScore, type Score } from '../run/scoreboard.ts'
import { runJourneys } from './journeys-run.ts'
import { runVitest } from './vitest-run.ts'

/** A browser asks the server the same whatever stands behind it, so one whole journey shows that the engines agree. */
const oneJourney = ['first-booking', '--project=desktop']

/** Where a server does the work of the database, more of the time is waiting. */
const moreFilesOnServer = 4

/** Why the tests have no PostgreSQL server, as the summary's last line but one says it. */
export const noPostgres =
  'no PostgreSQL 15 or newer is installed and none could be. Install one, or set TEST_DATABASE_URL.'

/**
 * The API's tests on a PostgreSQL server, and on the embedded engine what depends on the engine. Where there can be no
 * server, all of them run on the embedded engine and the summary says so.
 */
export async function testApi(): Promise<Score[]> {
  const name = 'API (PostgreSQL)'
  let server: Awaited<ReturnType<typeof postgresForTests>>
  try {
    server = await postgresForTests()
  } catch (error) {
    return [printScore({ name, passed: 0, failed: 1, seconds: 0, output: String(error) })]
  }
  if (!server) {
    const api = await runVitest({ name: 'API (embedded)', projects: ['api'], live: true })
    return [api, printScore({ name, passed: 0, failed: 0, seconds: 0, skipped: noPostgres })]
  }
  try {
    const databaseUrl = await createDatabase(server.url, `rumi_journeys_${process.pid}`)
    const besideEachOther = await Promise.all([
      runVitest({ name: 'API (embedded)', projects: ['embedded'], live: true }),
      runJourneys({ engine: 'postgres', databaseUrl, args: oneJourney }),
    ])
    const env = { TEST_DATABASE_URL: server.url }
    const api = await runVitest({ name, projects: ['api'], env, live: true, moreFiles: moreFilesOnServer })
    return [...besideEachOther, api]
  } finally {
    await server.stop()
  }
}
