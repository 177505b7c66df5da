import { checkBoundaries } from './check-boundaries.ts'

const { modules, imports, violationes } = await checkBoundaries(process.cwd())
for (const { rule, from, to, reason } of violationes) {
  console.error(`${from} → ${to}\n  ${rule}: ${reason}`)
}
console.log(`${modules} modules, ${imports} imports, ${violationes.length} through a boundary.`)
if (violationes.length > 0) process.exitCode = 1
