import { abuse, faultsAmong, statusesOf } from './abuse.ts'
import { openAbusedServer, type Engine } from './abused-server.ts'
import { costlyCalls } from './costly-calls.ts'

const eachMs = 5_000

/** Lets each kind of client do its worst on one engine, prints what they were answered, and answers why that was not well. */
export async function abuseEngine(engine: Engine, server: string | undefined): Promise<string[]> {
  const { product, close } = await openAbusedServer(engine, server)
  const faults: string[] = []
  try {
    console.log(`\ncostly calls, ${engine}`)
    for (const [who, calls] of Object.entries(await costlyCalls(product))) {
      const outcomes = await abuse(product.url, calls, eachMs)
      console.log(`${who} was answered ${statusesOf(outcomes)}`)
      const failed = faultsAmong(outcomes)
      if (failed.length > 0)
        faults.push(`${engine}, ${who}: ${statusesOf(failed)}, such as ${failed[0]!.name}`)
      if (!outcomes.some(({ status }) => status < 300)) faults.push(`${engine}, ${who}: nothing was answered`)
      if (!outcomes.some(({ status }) => status === 503 || status === 429))
        faults.push(`${engine}, ${who}: no request was rejected, so nothing was proven there`)
    }
  } finally {
    await close()
  }
  return faults
}
