import { amountByTreatment, splitAmount } from '@rumi/contract'
import type { TaxPart } from './documents/cfdi.ts'
import { refundsIn, sumOf, type FoundSale, type LedgerRow } from './read-sales.ts'

type Returned = {
  refund: LedgerRow
  /** Invoiced amount of the sale after its earlier credit notes. */
  beforeCentavos: number
}

/**
 * Returns what a refund takes back of each treatment of IVA: that of the pieces returned with it, otherwise a share of what is
 * left of each. The IVA is the sale's before the refund less the one after it.
 */
export function returnedParts(sale: FoundSale, { refund, beforeCentavos }: Returned): TaxPart[] {
  const { treatments = [] } = sale
  const several = treatments.filter(({ grossCentavos }) => grossCentavos > 0).length > 1
  const ofPieces = several ? partsOfPieces(sale, refund) : null
  if (ofPieces) return ofPieces
  const partsAt = several ? statesAround(sale, refund).partsBefore : sale.partsOf
  return lessOf(partsAt(beforeCentavos), partsAt(beforeCentavos - refund.amountCentavos))
}

const lessOf = (before: readonly TaxPart[], after: readonly TaxPart[]) =>
  before
    .map((part, place) => ({
      ...part,
      centavos: part.centavos - after[place]!.centavos,
      ivaCentavos: part.ivaCentavos - after[place]!.ivaCentavos,
    }))
    .filter(({ centavos }) => centavos !== 0)

/** Cost of an order under each treatment before and after the pieces and reductions of the moment of a refund. */
function statesAround(
  { parts, totalCentavos, treatments = [], returns = [] }: FoundSale,
  { createdAt }: LedgerRow,
) {
  const percents = new Map(parts!.map(({ treatment, ivaPercent }) => [treatment, ivaPercent]))
  const stateOf = (past: typeof returns) => {
    const kept = treatments.map((one) => ({
      ...one,
      keptCentavos:
        one.grossCentavos -
        past.reduce(
          (sum, { treatment, piecesCentavos }) => sum + (treatment === one.treatment ? piecesCentavos : 0),
          0,
        ),
    }))
    const partsOf = (centavos: number): TaxPart[] =>
      amountByTreatment(centavos, kept).map((part) => ({
        ...part,
        ivaPercent: percents.get(part.treatment)!,
      }))
    return { partsOf, parts: partsOf(totalCentavos - sumOf(past)) }
  }
  const before = stateOf(returns.filter(({ at }) => at < createdAt))
  const after = stateOf(returns.filter(({ at }) => at <= createdAt))
  return { partsBefore: before.partsOf, lost: lessOf(before.parts, after.parts) }
}

/** A refund's share of the pieces that were returned in its transaction; null where their price is not what was refunded. */
function partsOfPieces(sale: FoundSale, refund: LedgerRow): TaxPart[] | null {
  const { lost } = statesAround(sale, refund)
  const together = refundsIn(sale.rows).filter(({ createdAt }) => createdAt === refund.createdAt)
  const lostCentavos = lost.reduce((sum, { centavos }) => sum + centavos, 0)
  if (lostCentavos !== sumOf(together) || lost.some(({ centavos }) => centavos < 0)) return null
  const earlierCentavos = sumOf(together.filter(({ position }) => position < refund.position))
  const sharesOf = (centavos: number) => {
    const shares = splitAmount(
      centavos,
      lost.map((part) => part.centavos),
    )
    return lost.map((part, place) => ({
      ...part,
      centavos: shares[place]!,
      ivaCentavos: Math.round((shares[place]! * part.ivaCentavos) / part.centavos),
    }))
  }
  return lessOf(sharesOf(earlierCentavos + refund.amountCentavos), sharesOf(earlierCentavos))
}
