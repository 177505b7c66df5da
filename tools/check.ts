import { runVitest } from './checks/vitest-run.ts'
import { staticChecks } from './checks/static-checks.ts'
import { runConcurrently } from './run/run-concurrently.ts'
import { printSummary } from './run/scoreboard.ts'

const fastTests = () => runVitest({ name: 'unit and repository tests', projects: ['unit', 'repository'] })

printSummary(await runConcurrently([fastTests, ...staticChecks()], 2))
