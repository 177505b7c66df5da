import type { Sale } from './cfdi.ts'
import { lineOfRefund } from './sold-lines.ts'
import { acceptsIva } from './split-iva.ts'

type Part = {
  number: string
  description: string
  /** What the invoice says of the sale, less what other credit notes took off. */
  beforeCentavos: number
  amountCentavos: number
  ivaPercent: number
  /** How IVA is taken out of a part of the sale. */
  ivaOf: (centavos: number) => number
}

/**
 * What a credit note says of a sale: its IVA is that of the sale before it less that after it, so that an invoice and all of its credit
 * notes add up to what the books hold. Where SAT does not accept that on so small a part, it is the nearest that SAT accepts.
 */
export function creditedPart({
  beforeCentavos,
  amountCentavos,
  ivaPercent,
  ivaOf,
  ...told
}: Part): Omit<Sale, 'paidBy'> {
  const kept = ivaOf(beforeCentavos) - ivaOf(beforeCentavos - amountCentavos)
  const ivaCentavos =
    [kept, kept - 1, kept + 1, kept - 2].find(
      (iva) => iva >= 0 && acceptsIva(amountCentavos - iva, iva, ivaPercent),
    ) ?? 0
  return {
    series: 'NC',
    folio: told.number,
    sold: [lineOfRefund({ ...told, centavos: amountCentavos })],
    ivaPercent,
    baseCentavos: amountCentavos - ivaCentavos,
    ivaCentavos,
    totalCentavos: amountCentavos,
  }
}
