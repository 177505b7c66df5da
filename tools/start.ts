import { BuildFailed, buildWhatIsStale } from './building/build-what-is-stale.ts'

try {
  await buildWhatIsStale()
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.output.trimEnd())
  console.error(`\nRumi did not start: ${error.message}`)
  process.exit(1)
}

await import('../apps/api/src/main.ts')
