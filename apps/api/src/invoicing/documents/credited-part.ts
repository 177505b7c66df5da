import type { Sale } from './cfdi.ts'
import { lineOfRefund } from './sold-lines.ts'
import { acceptsIva } from './split-iva.ts'

type Part = {
  number: string
  description: string
  /** Invoiced amount of the sale after its earlier credit notes. */
  beforeCentavos: number
  amountCentavos: number
  ivaPercent: number
  /** Extracts the IVA of a part of the sale. */
  ivaOf: (centavos: number) => number
}

/**
 * Returns the lines of a credit note. Its IVA is the sale's IVA before the note less the IVA after it, so that an invoice and its
 * credit notes add up to the books. If SAT does not accept that IVA for the amount, the nearest accepted IVA is taken.
 */
export function creditedPart({
  beforeCentavos,
  amountCentavos,
  ivaPercent,
  ivaOf,
  ...part
}: Part): Omit<Sale, 'paidBy'> {
  const creditedIva = ivaOf(beforeCentavos) - ivaOf(beforeCentavos - amountCentavos)
  const ivaCentavos =
    [creditedIva, creditedIva - 1, creditedIva + 1, creditedIva - 2].find(
      (iva) => iva >= 0 && acceptsIva(amountCentavos - iva, iva, ivaPercent),
    ) ?? 0
  return {
    series: 'NC',
    folio: part.number,
    sold: [lineOfRefund({ ...part, centavos: amountCentavos })],
    ivaPercent,
    baseCentavos: amountCentavos - ivaCentavos,
    ivaCentavos,
    totalCentavos: amountCentavos,
  }
}
