import { BuildFailed, buildWhatIsStale } from '../building/build-what-is-stale.ts'
import { announce, type Score } from '../run/scoreboard.ts'

/** Builds what is stale; passes or fails as a whole. */
export async function buildCheck(): Promise<Score> {
  const began = performance.now()
  const score = (output?: string): Score => ({
    name: 'build',
    passed: output === undefined ? 1 : 0,
    failed: output === undefined ? 0 : 1,
    seconds: (performance.now() - began) / 1000,
    ...(output === undefined ? {} : { output }),
  })
  try {
    await buildWhatIsStale()
    return announce(score())
  } catch (error) {
    return announce(score(error instanceof BuildFailed ? `${error.message}\n${error.output}` : String(error)))
  }
}
