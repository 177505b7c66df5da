import { parseArgs } from 'node:util'
import { buildOrLeave } from './building/build-what-is-stale.ts'

await buildOrLeave()
const { fuzzServer } = await import('./fuzz/fuzz-server.ts')
const { sendPathologicalFiles } = await import('./fuzz/send-pathological-files.ts')

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261013' },
  },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]

console.log(`${requests} requests, seed ${seed}`)
const { statuses, neverSucceeded, faults, broken, unreadable } = await fuzzServer({ seed, requests })
console.log('answers:', statuses)
if (neverSucceeded.length > 0) console.log('never once a success:', neverSucceeded.join(', '))
for (const { status, request, answer } of faults) console.log(`${status} ${request}\n    ${answer}`)
for (const rule of broken) console.log(`broken: ${rule}`)
for (const list of unreadable) console.log(`unreadable: ${list}`)
console.log(
  `\n${faults.length} answers of our own fault, ${broken.length} broken rules, ${unreadable.length} unreadable records. Again with: npm run fuzz -- --seed ${seed} --requests ${requests}`,
)

const { sent, faults: slow } = await sendPathologicalFiles()
for (const { what, status, ms, healthMs } of sent)
  console.log(`${status} after ${Math.round(ms)} ms, /healthz within ${Math.round(healthMs)} ms: ${what}`)
for (const fault of slow) console.log(`pathological file: ${fault}`)
console.log(`\n${sent.length} pathological files, ${slow.length} faults.`)
process.exitCode = faults.length + broken.length + unreadable.length + slow.length > 0 ? 1 : 0
