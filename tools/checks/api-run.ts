import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { printScore, type Score } from '../run/scoreboard.ts'
import { runVitest } from './vitest-run.ts'

/** The processes of the server take what the tests leave of the cores; with more files, requests waited too long on a slow machine. */
const moreFilesOnServer = 0

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
    server = await postgresForTests({ shortLived: true })
  } catch (error) {
    return [printScore({ name, passed: 0, failed: 1, seconds: 0, output: String(error) })]
  }
  if (!server) {
    const api = await runVitest({ name: 'API (embedded)', projects: ['api'], live: true })
    return [api, printScore({ name, passed: 0, failed: 0, seconds: 0, skipped: noPostgres })]
  }
  try {
    const embedded = await runVitest({ name: 'API (embedded)', projects: ['embedded'], live: true })
    const env = { TEST_DATABASE_URL: server.url }
    const api = await runVitest({ name, projects: ['api'], env, live: true, moreFiles: moreFilesOnServer })
    return [embedded, api]
  } finally {
    await server.stop()
  }
}
