import { loadavg } from 'node:os'
import { abuse, faultsAmong, statusesOf } from '../abuse/abuse.ts'
import { openAbusedServer, type Engine } from '../abuse/abused-server.ts'
import type { CallOutcome } from '../abuse/http-call.ts'
import { costlyCalls } from '../abuse/costly-calls.ts'
import { runBaselineLoad } from '../abuse/run-baseline-load.ts'
import { baselineCalls } from '../abuse/baseline-calls.ts'
import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { percentilesOf } from './percentiles.ts'

/** Longest p99 of other clients while one client does its worst. */
const allowedP99Ms = 250

const warmUpMs = 3_000
const calmMs = 10_000
/** An owner is given longer than their time lasts. */
const abusedMs: Record<string, number> = { 'a visitor': 10_000, 'an owner': 15_000, 'the desk': 8_000 }

type Measured = {
  by: string
  others: readonly CallOutcome[]
  abuser: readonly CallOutcome[]
}

/** Measures on both engines how long other clients wait, without abuse and beside each kind of it. */
export async function benchAbuse(): Promise<boolean> {
  const server = await postgresForTests()
  if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
  try {
    const engines: Engine[] = ['postgres', 'embedded']
    let isWithin = true
    for (const engine of engines) {
      const load = loadavg()[0]!.toFixed(1)
      const measured = await measure(engine, server.url)
      print(engine, measured, load)
      isWithin &&= measured.every(isGood)
    }
    return isWithin
  } finally {
    await server.stop()
  }
}

async function measure(engine: Engine, server: string): Promise<Measured[]> {
  const { product, close } = await openAbusedServer(engine, server)
  try {
    const callOf = await baselineCalls(product)
    let calls = 0
    const others = (ms: number) => runBaselineLoad(product.url, () => callOf((calls += 1)), ms)
    await others(warmUpMs)
    const measured: Measured[] = [{ by: 'nobody', others: await others(calmMs), abuser: [] }]
    for (const [by, costly] of Object.entries(await costlyCalls(product))) {
      const ms = abusedMs[by]!
      const [seen, abuser] = await Promise.all([others(ms), abuse(product.url, costly, ms)])
      measured.push({ by, others: seen, abuser })
    }
    return measured
  } finally {
    await close()
  }
}

const turnedAway = (others: readonly CallOutcome[]) => others.filter(({ status }) => status >= 300)
const p99Of = (outcomes: readonly CallOutcome[]) => percentilesOf(outcomes.map(({ ms }) => ms)).p99

const isGood = ({ others, abuser }: Measured) =>
  p99Of(others) <= allowedP99Ms && turnedAway(others).length === 0 && faultsAmong(abuser).length === 0

const cell = (outcomes: readonly CallOutcome[]) => {
  const { p50, p99 } = percentilesOf(outcomes.map(({ ms }) => ms))
  return `${p50.toFixed(0).padStart(6)} ${p99.toFixed(0).padStart(6)}`
}

function print(engine: Engine, measured: readonly Measured[], load: string) {
  console.log(`\n${engine}, load of the machine before ${load}; what others wait in ms`)
  console.log(`${'abused by'.padEnd(28)}${measured.map(({ by }) => by.padStart(14)).join('')}`)
  console.log(`${''.padEnd(28)}${measured.map(() => '   p50    p99'.padStart(14)).join('')}`)
  const names = [...new Set(measured[0]!.others.map(({ name }) => name))]
  for (const name of names) {
    const cells = measured.map(({ others }) => cell(others.filter((one) => one.name === name)))
    console.log(`${name.padEnd(28)}${cells.map((each) => each.padStart(14)).join('')}`)
  }
  console.log(`${'together'.padEnd(28)}${measured.map(({ others }) => cell(others).padStart(14)).join('')}`)
  for (const { by, others, abuser } of measured) {
    const away = turnedAway(others)
    if (away.length > 0) console.log(`beside ${by}, others were answered ${statusesOf(away)}`)
    if (abuser.length > 0) console.log(`${by} was answered ${statusesOf(abuser)}`)
    const faults = faultsAmong(abuser)
    if (faults.length > 0) console.log(`  faults: ${statusesOf(faults)}, such as ${faults[0]!.name}`)
  }
}
