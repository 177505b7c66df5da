/** Categories of Lighthouse. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Result of one reading of a page. */
export type Reading = {
  /** Points of a hundred. */
  scores: Record<Category, number>
  /** Audits that took points away, in Lighthouse's words. */
  flaws: string[]
  lcpMs: number
  cls: number
  /** All scripts the page loads from its own host, as gzip would send them. */
  scriptBytes: number
  totalBytes: number
  /** Addresses of other hosts that were asked before anyone scrolled. */
  strangers: string[]
  /** Whatever the page wrote to the console. */
  messages: string[]
}

function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** The middle of several readings of one page; what must never happen counts however seldom it did. */
export function middleOf(readings: readonly Reading[]): Reading {
  const middle = (value: (reading: Reading) => number) => median(readings.map(value))
  const ever = (values: (reading: Reading) => string[]) => [...new Set(readings.flatMap(values))]
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    flaws: ever(({ flaws }) => flaws),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    cls: middle(({ cls }) => cls),
    scriptBytes: Math.max(...readings.map(({ scriptBytes }) => scriptBytes)),
    totalBytes: middle(({ totalBytes }) => totalBytes),
    strangers: ever(({ strangers }) => strangers),
    messages: ever(({ messages }) => messages),
  }
}
