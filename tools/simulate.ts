import { parseArgs } from 'node:util'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { postgresForTests } from './machine/postgres-for-tests.ts'
import { writeSimulatedAppointments, writeSimulatedWeeks } from './simulate/write-simulated-weeks.ts'

await buildOrLeave()
const { simulateDemoWeeks } = await import('./simulate/simulate-demo-weeks.ts')
const { simulateYear } = await import('./simulate/simulate-year.ts')

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026' },
    days: { type: 'string', default: '365' },
    families: { type: 'string', default: '25' },
    demand: { type: 'string', default: '5' },
    from: { type: 'string' },
    documents: { type: 'string' },
    demo: { type: 'boolean', default: false },
  },
})

/** A year of the business, printed month by month and counted at its end. */
async function liveAYear(server: string) {
  const began = performance.now()
  const { broken, counts, bookings, powerCuts, documents, kinds, ivaDifferences } = await simulateYear({
    server,
    seed: Number(values.seed),
    days: Number(values.days),
    families: Number(values.families),
    demand: Number(values.demand),
    ...(values.from && { from: values.from }),
    ...(values.documents && { documentsIn: values.documents }),
    log: console.log,
  })
  for (const [deed, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${String(count).padStart(6)}  ${deed}`)
  for (const [kind, count] of kinds) console.log(`${String(count).padStart(6)}  ${kind}`)
  for (const [kind, count] of documents) console.log(`${String(count).padStart(6)}  ${kind} validated`)
  for (const [month, text] of ivaDifferences) console.log(`${month}: ${text}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `\nSeed ${values.seed}: ${values.days} days, ${bookings} bookings, ${powerCuts} power cuts, ${seconds} s`,
  )
  console.log(broken.length > 0 ? broken.join('\n') : 'Everything held on each day.')
  process.exitCode = broken.length > 0 ? 1 : 0
}

const server = await postgresForTests()
if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
try {
  if (values.demo) {
    const { weeks, appointments } = await simulateDemoWeeks({ server: server.url, seed: Number(values.seed) })
    writeSimulatedWeeks(weeks)
    writeSimulatedAppointments(appointments, weeks.length * 7)
    console.log(
      `${weeks.length} weeks with ${appointments.stays.length} stays and ${appointments.visits.length} visits are kept; npm run format makes them tidy.`,
    )
  } else await liveAYear(server.url)
} finally {
  await server.stop()
}
