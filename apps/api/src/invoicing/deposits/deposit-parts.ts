import type { Cfdi, TaxPart } from '../documents/cfdi.ts'
import { nextRetained, retentionFrom } from '../documents/retention.ts'
import { acceptedIva } from '../documents/split-iva.ts'
import type { FoundSale } from '../read-sales.ts'

type Stated = { centavos: number; ivaCentavos: number }

/** Sums amounts by treatment of IVA. */
export const sumOfParts = (parts: readonly TaxPart[]): Stated => ({
  centavos: parts.reduce((sum, { centavos }) => sum + centavos, 0),
  ivaCentavos: parts.reduce((sum, { ivaCentavos }) => sum + ivaCentavos, 0),
})

/**
 * Returns what the next amount of a sale is of each treatment of IVA. Its IVA brings what was stated before to the IVA of both together, as far
 * as SAT accepts it.
 */
export function nextParts({ partsOf }: Pick<FoundSale, 'partsOf'>, before: Stated, amountCentavos: number) {
  const former = partsOf(before.centavos)
  const added = partsOf(before.centavos + amountCentavos)
    .map((part, place) => ({
      ...part,
      centavos: part.centavos - former[place]!.centavos,
      ivaCentavos: part.ivaCentavos - former[place]!.ivaCentavos,
    }))
    .filter(({ centavos }) => centavos > 0)
  if (before.centavos === 0) return added
  const lack = sumOfParts(former).ivaCentavos - before.ivaCentavos
  return corrected(added, lack).map((part) => ({ ...part, ivaCentavos: acceptedIva(part) }))
}

/** Returns what an amount is of each treatment, with the IVA that a document has stated of it. */
export function statedParts({ partsOf }: Pick<FoundSale, 'partsOf'>, { centavos, ivaCentavos }: Stated) {
  const parts = partsOf(centavos).filter((part) => part.centavos > 0)
  return corrected(parts, ivaCentavos - sumOfParts(parts).ivaCentavos)
}

type Money = {
  amountCentavos: number
  /** Unpaid amount of the sale but for it. */
  mostCentavos: number
  /** Stated by the other deposits, and by those of them with retained ISR. */
  before: Stated
  retaining: Stated & { retainedCentavos: number }
  isrBasisPoints: number
}

/** Returns what money settles of a sale, by treatment of IVA, with the ISR that its payer has retained of it. */
export function settledParts(
  sale: Pick<FoundSale, 'partsOf'>,
  { amountCentavos, mostCentavos, before, retaining, isrBasisPoints }: Money,
) {
  const lines = taxedLines(statedParts(sale, retaining))
  const partsAt = (centavos: number): Pick<Cfdi, 'retention'> & { parts: readonly TaxPart[] } => {
    const parts = nextParts(sale, before, centavos)
    const retained = nextRetained(taxedLines(parts), { ...retaining, lines }, isrBasisPoints)
    const settled = Math.min(mostCentavos, amountCentavos + retained)
    if (settled > centavos) return partsAt(settled)
    return { parts, retention: retentionFrom(isrBasisPoints, Math.max(retained, centavos - amountCentavos)) }
  }
  return partsAt(amountCentavos)
}

const taxedLines = (parts: readonly TaxPart[]) =>
  parts
    .filter(({ treatment }) => treatment !== 'none')
    .map(({ centavos, ivaCentavos }) => ({ baseCentavos: centavos - ivaCentavos }))

/** Adds a difference of IVA, a few centavos, to the first treatment with a rate. */
function corrected(parts: readonly TaxPart[], ivaCentavos: number): TaxPart[] {
  const first = parts.find(({ ivaPercent }) => ivaPercent > 0)
  return parts.map((part) =>
    part === first ? { ...part, ivaCentavos: part.ivaCentavos + ivaCentavos } : part,
  )
}
