import { parseArgs } from 'node:util'
import { buildOrLeave } from './building/build-what-is-stale.ts'

await buildOrLeave()

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    lines: { type: 'string', default: '1000000' },
  },
  allowPositionals: true,
})
const runs = Number(values.runs)
const paths = positionals.filter((given) => given.startsWith('/'))
const names = positionals.filter((given) => !paths.includes(given))

/** Available measurements; each returns whether it is within its bounds. Imported after the build, whose mails the server's code loads. */
const benches: Record<string, () => Promise<boolean>> = {
  abuse: async () => (await import('./bench/abuse.ts')).benchAbuse(),
  api: async () => (await import('./bench/api.ts')).benchApi(),
  ledger: async () => (await import('./bench/ledger.ts')).benchLedger(Number(values.lines)),
  site: async () => (await import('./bench/site/bench-site.ts')).benchSite({ runs, paths }),
}

const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown[0]}. There are: ${Object.keys(benches).join(', ')}.`)

for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue
  if (!(await bench())) process.exitCode = 1
}
console.log(process.exitCode ? '\nSomething is out of its bounds.' : '\nEverything is within its bounds.')
