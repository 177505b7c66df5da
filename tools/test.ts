import { testApi } from './checks/api-run.ts'
import { buildCheck } from './checks/build-check.ts'
import { runJourneys } from './checks/journeys-run.ts'
import { staticChecks } from './checks/static-checks.ts'
import { runVitest } from './checks/vitest-run.ts'
import { keepTemporaryFilesInMemory } from './machine/files-in-memory.ts'
import { runConcurrently } from './run/run-concurrently.ts'
import { printSummary, type Score } from './run/scoreboard.ts'

keepTemporaryFilesInMemory()

const scores: Score[] = await runConcurrently(staticChecks(), 2)
scores.push(
  await runVitest({ name: 'unit and repository tests', projects: ['unit', 'repository'], live: true }),
)

const build = await buildCheck()
scores.push(build)
if (build.failed > 0) {
  console.log('\nWithout a build the API and the journeys were not tried.')
} else {
  scores.push(...(await testApi()))
  scores.push(await runJourneys({ engine: 'embedded', selection: 'everyday' }))
}

printSummary(scores)
