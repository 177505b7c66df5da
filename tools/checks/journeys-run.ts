import { cpSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, startBuiltProduct } from '../machine/built-product.ts'
import { findChromium } from '../machine/chromium.ts'
import { cleanEnvironment } from '../run/clean-environment.ts'
import { printScore, type Score } from '../run/scoreboard.ts'
import { runCommand } from '../run/run-command.ts'
import { facturapiEnvironment, startFacturapiStandIn } from '../stand-ins/facturapi.ts'
import { mercadoPagoEnvironment, startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import type { JourneySelection } from './journey-selection.ts'

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export type JourneysRun = {
  engine: 'embedded' | 'postgres'
  databaseUrl?: string
  /** Further arguments of Playwright: file names, `--grep`, `--headed`. */
  args?: readonly string[]
  /** All of them by default. */
  selection?: JourneySelection
}

/** A journey that passes only now and then does not pass; a broken file or config is a failure of its own. */
export function scoreOfPlaywright({ stats, errors }: PlaywrightReport) {
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed || (stats.expected === 0 ? 1 : 0) }
}

/** Twice what all journeys of the proofs take (45 minutes on 2 cores), so that only one that hangs is stopped. */
const longestWalkMs = 90 * 60 * 1_000

async function runPlaywright(run: JourneysRun, products: readonly RunningProduct[], chromium: string) {
  const folder = temporaryFolder('journeys')
  const report = join(folder, 'report.json')
  const { ok, seconds } = await runCommand({
    command: 'playwright',
    args: ['test', '--reporter=list,json', ...(run.args ?? [])],
    env: cleanEnvironment({
      JOURNEY_SERVERS: JSON.stringify(products.map(({ url, dataDir }) => ({ url, dataDir }))),
      JOURNEY_ENGINE: run.engine,
      JOURNEY_SELECTION: run.selection ?? 'all',
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NODE_NO_WARNINGS: '1',
    }),
    timeoutMs: longestWalkMs,
    live: true,
  })
  const counted = await readFile(report, 'utf8')
    .then((text) => scoreOfPlaywright(JSON.parse(text) as PlaywrightReport))
    .catch(() => ({ passed: 0, failed: 1 }))
  removeFolder(folder)
  return { passed: counted.passed, failed: counted.failed || (ok ? 0 : 1), seconds }
}

/** Signs the notices of payments that are tried, and is the key of who stamps. */
const secret = 'journeys'

/** Folders with the demo in each: it is made once, which is most of a first start. */
async function demoFolders(count: number, name: string) {
  const made = temporaryFolder('data')
  const product = await startBuiltProduct({ name, dataDir: made })
  await product.stop()
  const copies = Array.from({ length: count - 1 }, () => {
    const copy = temporaryFolder('data')
    cpSync(made, copy, { recursive: true })
    return copy
  })
  return [made, ...copies]
}

/** A product for each journey that runs at a time: one for what was named. */
async function startProducts({ engine, databaseUrl, args = [] }: JourneysRun, env: Record<string, string>) {
  if (databaseUrl || args.length > 0)
    return [await startBuiltProduct({ name: engine, env, ...(databaseUrl ? { databaseUrl } : {}) })]
  const folders = await demoFolders(availableParallelism(), `${engine}-demo`)
  return Promise.all(
    folders.map((dataDir, position) => startBuiltProduct({ name: `${engine}-${position}`, env, dataDir })),
  )
}

/** Walks the journeys in Chromium through a freshly started product. What cannot be tried counts as failed. */
export async function runJourneys(run: JourneysRun): Promise<Score> {
  const name = `journeys (${run.engine})`
  try {
    const chromium = await findChromium()
    if (!chromium)
      throw new Error('There is no Chromium here and none could be installed. Name one in CHROMIUM_PATH.')
    const provider = await startMercadoPagoStandIn({ secret })
    const stamping = await startFacturapiStandIn({ key: secret })
    try {
      const products = await startProducts(run, {
        ...mercadoPagoEnvironment(provider, secret),
        ...facturapiEnvironment(stamping, secret),
      })
      const counted = await runPlaywright(run, products, chromium).finally(() =>
        Promise.all(products.map(({ stop }) => stop())),
      )
      return printScore({ name, ...counted })
    } finally {
      await Promise.all([provider.close(), stamping.close()])
    }
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return printScore({ name, passed: 0, failed: 1, seconds: 0, output })
  }
}
