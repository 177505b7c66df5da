import type { Sale, TaxPart } from './cfdi.ts'
import { lineOfRefund } from './sold-lines.ts'
import { acceptedIva } from './split-iva.ts'

type Part = {
  number: string
  description: string
  /** Returned part of each treatment, with the sale's IVA before the note less the IVA after it. */
  parts: readonly TaxPart[]
}

/**
 * Returns the lines of a credit note, one per treatment of IVA. Its IVA is that of the books, so that an invoice and its credit
 * notes add up to them. If SAT does not accept that IVA for the amount, the nearest accepted IVA is taken.
 */
export function creditedPart({ parts, ...note }: Part): Omit<Sale, 'paidBy'> {
  const credited = parts.map((part) => ({ ...part, ivaCentavos: acceptedIva(part) }))
  const totalCentavos = credited.reduce((sum, { centavos }) => sum + centavos, 0)
  const ivaCentavos = credited.reduce((sum, part) => sum + part.ivaCentavos, 0)
  return {
    series: 'NC',
    folio: note.number,
    sold: credited.map(({ treatment, centavos }) => ({
      ...lineOfRefund({ ...note, centavos }),
      ivaTreatment: treatment,
    })),
    parts: credited,
    baseCentavos: totalCentavos - ivaCentavos,
    ivaCentavos,
    totalCentavos,
  }
}
