import { buildCheck } from './checks/build-check.ts'
import { runJourneys } from './checks/journeys-run.ts'
import { printSummary } from './run/scoreboard.ts'

const build = await buildCheck()
if (build.failed > 0) printSummary([build])
else printSummary([await runJourneys({ engine: 'embedded', args: process.argv.slice(2) })])
