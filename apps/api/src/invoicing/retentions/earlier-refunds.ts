import type { IvaTreatment } from '@rumi/contract'
import { creditNotesBy } from '../deposits/deposits-of.ts'
import { isTaxed } from '../documents/split-iva.ts'
import { nextRetained, type Retention } from '../documents/retention.ts'
import { refundsIn, withRetained, type FoundSale } from '../read-sales.ts'
import { returnedParts } from '../returned-parts.ts'

type Invoiced = {
  retention?: Retention | undefined
  paymentMethod: 'PUE' | 'PPD' | null
  /** Instant of the invoice. */
  before: string
}

/**
 * Returns the ISR in centavos that the credit notes of refunds before the invoice of an order take back, by the id of the refund. A
 * refund after the invoice has its ISR in its row, other sales are invoiced without what was refunded, and a refund before an invoice in
 * parts has no credit note.
 */
export function isrOfEarlierRefunds(sale: FoundSale, { retention, paymentMethod, before }: Invoiced) {
  const shares = new Map<string, number>()
  if (!('orderId' in sale.target) || !retention || paymentMethod !== 'PUE') return shares
  const ofDeposits = creditNotesBy([], sale.deposits)
  // A refund without a return in its transaction may be charged again.
  const lowered = new Set(sale.returns?.map(({ at }) => at))
  const rows = sale.rows.map(withRetained)
  const refunds = refundsIn(rows).filter(({ id }) => !ofDeposits.has(id))
  const earlier: { ivaTreatment: IvaTreatment; baseCentavos: number }[] = []
  let leftCentavos = sale.totalCentavos
  let retainedCentavos = 0
  for (const refund of refunds) {
    const parts = returnedParts({ ...sale, rows }, { refund, beforeCentavos: leftCentavos })
    leftCentavos -= refund.amountCentavos
    if (refund.createdAt >= before || refund.isrRetainedCentavos > 0 || !lowered.has(refund.createdAt))
      continue
    const taxed = parts
      .map(({ treatment, centavos, ivaCentavos }) => ({
        ivaTreatment: treatment,
        baseCentavos: centavos - ivaCentavos,
      }))
      .filter(isTaxed)
    const next = nextRetained(taxed, { lines: earlier, retainedCentavos }, retention.basisPoints)
    const share = Math.min(next, retention.centavos - retainedCentavos)
    shares.set(refund.id, share)
    earlier.push(...taxed)
    retainedCentavos += share
  }
  return shares
}
