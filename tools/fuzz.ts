import { parseArgs } from 'node:util'
import { fuzzServer } from './fuzz/fuzz-server.ts'

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
process.exitCode = faults.length + broken.length + unreadable.length > 0 ? 1 : 0
