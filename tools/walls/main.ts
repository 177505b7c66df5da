import { inspectWalls } from './inspect-walls.ts'

const { modules, imports, breaches } = await inspectWalls(process.cwd())
for (const { rule, from, to, reason } of breaches) {
  console.error(`${from} → ${to}\n  ${rule}: ${reason}`)
}
console.log(`${modules} modules, ${imports} imports, ${breaches.length} through a wall.`)
if (breaches.length > 0) process.exitCode = 1
