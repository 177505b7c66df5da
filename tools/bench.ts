import { parseArgs } from 'node:util'
import { benchBooking } from './bench/booking.ts'

const { values, positionals } = parseArgs({
  options: { repetitions: { type: 'string', default: '400' } },
  allowPositionals: true,
})
const repetitions = Number(values.repetitions)

/** What can be measured; each says whether it is within its bounds. */
const benches: Record<string, () => Promise<boolean>> = {
  booking: () => benchBooking({ repetitions }),
}

const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown[0]}. There are: ${Object.keys(benches).join(', ')}.`)

for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  if (!(await bench())) process.exitCode = 1
}
console.log(process.exitCode ? '\nSomething is out of its bounds.' : '\nEverything is within its bounds.')
