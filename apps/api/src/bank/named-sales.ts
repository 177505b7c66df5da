import type { BankLine, MatchReason, PaymentTarget } from '@rumi/contract'
import { namesDogs, namesPerson, readLine } from './match-evidence.ts'

/** Booking or pass with the amounts that pay its rest or its deposit. */
export type OpenSale = {
  target: PaymentTarget
  clientName: string
  dogNames: readonly string[]
  amounts: readonly number[]
}
type Named = { line: BankLine; sale: OpenSale; reasons: MatchReason[] }

/** Dogs are the reference that clients are given for a transfer, so they identify a booking better than its client. */
const weights = { reference: 2, payer: 1 }

/**
 * Matches transfers that name the dogs or the client of a booking or pass and are exactly its rest or deposit. Each line and each
 * sale is in one match at most; of several sales the best named, then the first of `sales`.
 */
export function namedSales(lines: readonly BankLine[], sales: readonly OpenSale[]): Named[] {
  const candidates = lines.flatMap((line) => {
    const read = readLine(line)
    return sales
      .filter(({ amounts }) => amounts.includes(line.amountCentavos))
      .map((sale) => {
        const reasons = [
          ...(namesDogs(read, sale.dogNames) ? (['reference'] as const) : []),
          ...(namesPerson(read, sale.clientName) ? (['payer'] as const) : []),
        ]
        return { line, sale, reasons, weight: reasons.reduce((sum, reason) => sum + weights[reason], 0) }
      })
      .filter(({ weight }) => weight > 0)
  })
  const taken = new Set<BankLine | OpenSale>()
  return candidates
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ line, sale, reasons }) => {
      if (taken.has(line) || taken.has(sale)) return []
      taken.add(line).add(sale)
      return [{ line, sale, reasons }]
    })
}
