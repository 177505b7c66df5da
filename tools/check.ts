import { runVitest } from './checks/vitest-run.ts'
import { staticChecks } from './checks/static-checks.ts'
import { runConcurrently } from './run/run-concurrently.ts'
import { printSummary } from './run/scoreboard.ts'

const fastTests = () => runVitest({ name: 'unit and system tests', projects: ['unit', 'system'] })

printSummary(await runConcurrently([fastTests, ...staticChecks()], 2))
