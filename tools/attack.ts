import { parseArgs } from 'node:util'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { attackTable, faultsOf } from './attack/report.ts'
import { postgresForTests } from './machine/postgres-for-tests.ts'

await buildOrLeave()
const { abuseEngine } = await import('./abuse/abuse-engine.ts')
const { attackStarts } = await import('./attack/attack-starts.ts')
const { attackEmbedded, attackTwoProcesses } = await import('./attack/targets.ts')

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    size: { type: 'string', default: '40' },
    on: { type: 'string', default: 'both' },
    'without-guards': { type: 'boolean', default: false },
  },
})
/** Both engines share the attempts; the embedded one has a single connection, so fewer stand before it at once. */
const kinds = values.on === 'both' ? (['postgres', 'embedded'] as const) : [values.on]
const siege = {
  attempts: Math.ceil(Number(values.attempts) / kinds.length),
  size: Number(values.size),
  withoutGuards: values['without-guards'],
}

const server = kinds.includes('postgres') ? await postgresForTests() : undefined
if (kinds.includes('postgres') && !server)
  throw new Error('There is no PostgreSQL here and none could be installed; try --on embedded.')

const results = []
const startFaults: string[] = []
const costly: string[] = []
try {
  for (const kind of kinds) {
    const abused = await attackStarts(kind === 'postgres' ? server?.url : undefined)
    console.log(`${abused.tried} starts that must be refused on ${kind}: ${abused.faults.length} faults`)
    startFaults.push(...abused.faults)
  }
  if (server) results.push(await attackTwoProcesses(server.url, siege))
  if (kinds.includes('embedded'))
    results.push(await attackEmbedded({ ...siege, size: Math.ceil(siege.size / 2) }))
  for (const kind of ['postgres', 'embedded'] as const)
    if (kinds.includes(kind) && !siege.withoutGuards) costly.push(...(await abuseEngine(kind, server?.url)))
} finally {
  await server?.stop()
}

for (const result of results) console.log(attackTable(result))
const faults = [
  ...startFaults,
  ...costly,
  ...results.flatMap((result) => faultsOf(result).map((fault) => `${result.target}: ${fault}`)),
]
console.log(faults.length > 0 ? `\n${faults.join('\n')}` : '\nNothing was oversold, nothing was lost.')
process.exitCode = faults.length > 0 ? 1 : 0
