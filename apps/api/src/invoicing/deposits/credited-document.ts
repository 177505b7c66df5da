import type { Queryable } from '../../db/connect.ts'
import { refundsIn, type FoundSale, type LedgerRow } from '../read-sales.ts'
import { invoiceWith, soldIn, standingAgainst, type StampRow } from '../subjects.ts'
import { coveredBy } from './deposits-of.ts'

/** Document that a credit note returns a part of. */
export type CreditedDocument = {
  invoice: StampRow
  standing: readonly StampRow[]
  /** Documents that state the sale; a refund before one of them is not in it. */
  read: readonly StampRow[]
  /** Invoiced amount after the earlier credit notes, of the document and of the sale. */
  leftCentavos: number
  documentedCentavos: number
  /** IVA of that amount of a deposit; null of a sale. */
  leftIvaCentavos: number | null
}

/** Returns the document of a refund: the CFDI of its deposit until an invoice of the client names it, else the invoice of the sale. */
export async function documentOfRefund(
  db: Queryable,
  { target, rows, deposits }: FoundSale,
  refund: LedgerRow,
): Promise<CreditedDocument | undefined> {
  const found = await invoiceWith(db, target)
  const standing = found ? await standingAgainst(db, found.invoice.id) : []
  const ofSale = new Set(refundsIn(rows).map(({ id }) => id))
  const credited = standing.filter(
    ({ refundId }) => refundId && refundId !== refund.id && ofSale.has(refundId),
  )
  const isOwn = found && found.invoice.globalId === null
  const deposit = isOwn ? undefined : deposits.find(({ paymentId }) => paymentId === refund.refundOf)
  const own = deposit?.notes.find(({ refundId }) => refundId === refund.id)
  const ownCentavos = own ? soldIn(own) : 0
  const covered = isOwn ? 0 : coveredBy(deposits).centavos + ownCentavos
  // A credit note of a deposit may be in the same global invoice as the rest of its sale.
  const ofDeposits = new Set(deposits.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const restCentavos = found
    ? found.soldCentavos - sumOfNotes(credited.filter(({ id }) => isOwn || !ofDeposits.has(id)))
    : 0
  const documentedCentavos = restCentavos + covered
  if (!deposit)
    return (
      found && {
        invoice: found.invoice,
        standing,
        read: [found.invoice],
        leftCentavos: restCentavos,
        documentedCentavos,
        leftIvaCentavos: null,
      }
    )
  return {
    invoice: deposit.cfdi,
    standing: [],
    read: [deposit.cfdi, ...(found ? [found.invoice] : [])],
    leftCentavos: deposit.leftCentavos + ownCentavos,
    documentedCentavos,
    leftIvaCentavos: deposit.leftIvaCentavos + (own?.ivaCentavos ?? 0),
  }
}

/** Sums the parts of a sale that credit notes return. */
const sumOfNotes = (notes: readonly StampRow[]) => notes.reduce((sum, note) => sum + soldIn(note), 0)
