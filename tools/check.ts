import { runVitest } from './checks/vitest-run.ts'
import { staticChecks } from './checks/static-checks.ts'
import { inTurns } from './run/in-turns.ts'
import { conclude } from './run/scoreboard.ts'

const fastTests = () => runVitest({ name: 'unit and system tests', projects: ['unit', 'system'] })

conclude(await inTurns([fastTests, ...staticChecks()], 2))
