/** A measurement and its bound. */
export type Finding = {
  what: string
  value: number
  bound: { least: number } | { most: number }
  /** The figures it was made of. */
  beside?: string
}

const isWithin = ({ value, bound }: Finding) =>
  'least' in bound ? value >= bound.least : value <= bound.most

const written = (value: number) => (value < 20 ? value.toFixed(2) : value.toFixed(0))

/** Prints each with its bound, and says whether all are within theirs. */
export function printFindings(findings: readonly Finding[]): boolean {
  for (const finding of findings) {
    const { what, value, bound, beside = '' } = finding
    const wanted = 'least' in bound ? `at least ${bound.least}` : `at most ${bound.most}`
    const verdict = isWithin(finding) ? '' : '  out of bounds'
    console.log(
      `${what.padEnd(40)}${written(value).padStart(8)}   ${wanted.padEnd(15)} ${beside}${verdict}`.trimEnd(),
    )
  }
  return findings.every(isWithin)
}
