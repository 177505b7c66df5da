import { buildCheck } from './checks/build-check.ts'
import { noPostgres } from './checks/api-run.ts'
import { runJourneys } from './checks/journeys-run.ts'
import { runVitest } from './checks/vitest-run.ts'
import { postgresForTests } from './machine/postgres-for-tests.ts'
import { createDatabase } from './machine/temporary-postgres.ts'
import { cleanEnvironment } from './run/clean-environment.ts'
import { runCommand } from './run/run-command.ts'
import { printScore, printSummary, type Score } from './run/scoreboard.ts'

/** Far longer than any of them takes, so that only one that hangs is stopped. */
const longestProofMs = 120 * 60 * 1_000

/** Browser requests do not depend on the engine, so one whole journey is enough for both. */
const oneJourney = ['first-booking', '--project=desktop']

/** The proofs that are commands of their own, each at its full length. */
const commands = ['attack', 'fuzz', 'simulate']

async function runProof(name: string, databaseUrl: string): Promise<Score> {
  const { ok, seconds } = await runCommand({
    command: 'node',
    args: [`tools/${name}.ts`],
    env: cleanEnvironment({ TEST_DATABASE_URL: databaseUrl }),
    timeoutMs: longestProofMs,
    live: true,
  })
  return printScore({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds })
}

const scores: Score[] = [await buildCheck()]
if (scores[0]!.failed === 0) scores.push(await runJourneys({ engine: 'embedded', selection: 'proofs' }))
scores.push(
  await runVitest({ name: 'proofs of the embedded engine', projects: ['embedded-proofs'], live: true }),
)
const server = await postgresForTests()
if (server) {
  try {
    const databaseUrl = await createDatabase(server.url, `rumi_journeys_${process.pid}`)
    scores.push(await runJourneys({ engine: 'postgres', databaseUrl, args: oneJourney }))
    const env = { TEST_DATABASE_URL: server.url }
    scores.push(await runVitest({ name: 'proofs', projects: ['proofs'], env, live: true }))
    for (const name of commands) scores.push(await runProof(name, server.url))
  } finally {
    await server.stop()
  }
} else {
  scores.push(await runVitest({ name: 'proofs (embedded)', projects: ['proofs'], live: true }))
  scores.push(
    printScore({ name: commands.join(', '), passed: 0, failed: 0, seconds: 0, skipped: noPostgres }),
  )
}

printSummary(scores)
