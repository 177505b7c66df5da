export type Score = {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Output to read when it failed. */
  output?: string
  /** Part that could not run on this machine, and why. */
  skipped?: string
}

const mark = ({ failed, skipped }: Score) => (failed > 0 ? '✗' : skipped ? '–' : '✓')

function tally({ passed, failed }: Score) {
  if (passed + failed <= 1) return ''
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
}

/** One step's line: mark, name, seconds, and how many where it is more than one. */
export const scoreLine = (score: Score) =>
  `${mark(score)} ${score.name.padEnd(34)}${score.seconds.toFixed(1).padStart(7)} s   ${tally(score)}`.trimEnd()

/** Prints a finished step, with its output where it failed. */
export function printScore(score: Score): Score {
  console.log(scoreLine(score))
  if (score.failed > 0 && score.output) {
    console.log(score.output.trimEnd().replaceAll(/^/gm, '    '))
  }
  return score
}

/** The whole summary: each step, then what was skipped, then exactly one line `N passed, N failed`. */
export function summary(scores: readonly Score[]): string {
  const passed = scores.reduce((sum, score) => sum + score.passed, 0)
  const failed = scores.reduce((sum, score) => sum + score.failed, 0)
  const skips = scores.flatMap(({ name, skipped }) => (skipped ? [`!!! SKIPPED: ${name}: ${skipped}`] : []))
  return ['', ...scores.map(scoreLine), '', ...skips, `${passed} passed, ${failed} failed`].join('\n')
}

/** Prints the summary and sets the exit code: anything failed, or nothing tried at all, is a failure. */
export function printSummary(scores: readonly Score[]) {
  process.exitCode =
    scores.some(({ failed }) => failed > 0) || scores.every(({ passed }) => passed === 0) ? 1 : 0
  console.log(summary(scores))
}
