import { daysBetween, type BankLine, type BookLine } from '@rumi/contract'

/** So many days may lie between what the bank says and what the books say of the same money. */
export const mostDaysApart = 3

type Pair = { line: BankLine; bookLine: BookLine }

/**
 * Which lines of bank and books are likely the same money: of one amount and at most three days apart, each in one pair at most. Those
 * of one day come first; of the others the earliest are joined, which joins as many as can be.
 */
export function proposeMatches(bankLines: readonly BankLine[], bookLines: readonly BookLine[]): Pair[] {
  const byAmount = Map.groupBy(inOrder(bookLines), ({ amountCentavos }) => amountCentavos)
  const taken = new Set<BookLine>()
  const pairs: Pair[] = []
  const join = (lines: readonly BankLine[], most: number) =>
    lines.filter((line) => {
      const bookLine = byAmount
        .get(line.amountCentavos)
        ?.find((one) => !taken.has(one) && Math.abs(daysBetween(one.day, line.day)) <= most)
      if (!bookLine) return true
      taken.add(bookLine)
      pairs.push({ line, bookLine })
      return false
    })
  join(join(inOrder(bankLines), 0), mostDaysApart)
  return inOrder(pairs.map((pair) => ({ ...pair, day: pair.line.day }))).map(({ line, bookLine }) => ({
    line,
    bookLine,
  }))
}

const inOrder = <Line extends { day: string }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
