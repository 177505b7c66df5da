import { daysBetween, type BankLine, type BookLine, type Reconciliation } from '@rumi/contract'
import { evidenceOf, namesPerson, readLine } from './match-evidence.ts'

/** Maximum days between the bank's and the books' dates of one payment. */
export const mostDaysApart = 3

/** Methods whose money another company pays in, without the payer's name. */
const settledByOthers: readonly string[] = ['card', 'debit-card', 'voucher', 'online']

type Proposed = Reconciliation['proposed'][number]
type Candidate = Proposed & { weight: number; daysApart: number }

const weights = { reference: 8, payer: 4, method: 2, only: 1, day: 0 }

/**
 * Pairs bank lines with book lines of the same amount, at most three days apart and without contradicting evidence. Each line is in
 * one pair at most. Pairs are ordered by evidence, then by distance in days. A match is strong if the bank line contains the payment's
 * reference or payer, or if a card payment and a bank line are the only ones of that amount.
 */
export function proposeMatches(
  bankLines: readonly BankLine[],
  bookLines: readonly BookLine[],
  clientNames: readonly string[] = [],
): Proposed[] {
  const booksByAmount = Map.groupBy(inOrder(bookLines), ({ amountCentavos }) => amountCentavos)
  const bankByAmount = Map.groupBy(bankLines, ({ amountCentavos }) => amountCentavos)
  const candidates = inOrder(bankLines).flatMap((line): Candidate[] => {
    const books = booksByAmount.get(line.amountCentavos) ?? []
    const isOnly = books.length === 1 && bankByAmount.get(line.amountCentavos)?.length === 1
    const read = readLine(line)
    const others = books.length === 0 ? [] : clientNames.filter((name) => namesPerson(read, name))
    return books.flatMap((bookLine) => {
      const daysApart = Math.abs(daysBetween(bookLine.day, line.day))
      const evidence = daysApart > mostDaysApart ? null : evidenceOf(line, bookLine, { read, others })
      if (evidence === null) return []
      const reasons = [...evidence, ...(isOnly ? (['only'] as const) : [])]
      const isByCard = bookLine.method !== null && settledByOthers.includes(bookLine.method)
      return [
        {
          line,
          bookLine,
          reasons,
          isStrong:
            reasons.includes('reference') ||
            reasons.includes('payer') ||
            (isByCard && isOnly && reasons.includes('method')),
          weight: reasons.reduce((sum, reason) => sum + weights[reason], 0),
          daysApart,
        },
      ]
    })
  })
  const taken = new Set<BankLine | BookLine>()
  const pairs: Proposed[] = []
  for (const { weight: _, daysApart: __, ...pair } of candidates.toSorted(
    (one, other) => other.weight - one.weight || one.daysApart - other.daysApart,
  )) {
    if (taken.has(pair.line) || taken.has(pair.bookLine)) continue
    taken.add(pair.line).add(pair.bookLine)
    pairs.push(pair)
  }
  return inOrder(pairs.map((pair) => ({ day: pair.line.day, pair }))).map(({ pair }) => pair)
}

const inOrder = <Line extends { day: string }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
