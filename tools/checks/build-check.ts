import { BuildFailed, buildWhatIsStale } from '../building/build-what-is-stale.ts'
import { printScore, type Score } from '../run/scoreboard.ts'

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
    return printScore(score())
  } catch (error) {
    return printScore(
      score(error instanceof BuildFailed ? `${error.message}\n${error.output}` : String(error)),
    )
  }
}
