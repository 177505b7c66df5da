import { publicRfc, type CfdiReceiver } from '@rumi/contract'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { now } from '../http/clock.ts'
import { currentSettings, businessTaxData, type BusinessTaxData } from '../settings/index.ts'
import type { Complement } from './documents/cfdi.ts'
import { complementOf } from './documents/complement.ts'
import { retentionFrom } from './documents/retention.ts'
import { refuse } from './read-sale.ts'
import { folioOf, sumOf, type FoundSale, type LedgerRow } from './read-sales.ts'
import {
  complementsOf,
  invoiceWith,
  soldIn,
  standingAgainst,
  type SaleSubject,
  type StampRow,
} from './subjects.ts'

type ComplementSource = {
  subject: SaleSubject
  sale: FoundSale
  receiverOf: (
    db: Queryable,
    of: { invoice: StampRow; issuer: BusinessTaxData; clientId: string | null },
  ) => Promise<CfdiReceiver>
}

/**
 * The complement of a payment of an invoice in parts, as it would be issued now: for what of the payment is there, over what the
 * complements before it have left. Refuses in words what has none.
 */
export async function readComplement(
  db: Queryable,
  { subject, sale, receiverOf }: ComplementSource,
): Promise<Complement> {
  const payment = sale.rows.find(({ id }) => id === subject.id)!
  const invoice = (await invoiceWith(db, subject.target))?.invoice
  if (!invoice?.uuid) refuse(sentences.paymentNotInvoiced)
  if (invoice.paymentMethod !== 'PPD') refuse(sentences.paidAtOnce)
  if (payment.status !== 'settled' || !payment.receivedAt) refuse(sentences.notPaidYet)
  const standing = await standingAgainst(db, invoice.id)
  const amountCentavos = complementedOf(payment, { rows: sale.rows, standing })
  if (amountCentavos === 0)
    refuse(
      sale.deposits.some(({ paymentId }) => paymentId === payment.id)
        ? sentences.isDeposit
        : sentences.paymentReturned,
    )
  const others = (await complementsOf(db, invoice.id)).filter(({ paymentId }) => paymentId !== payment.id)
  if (others.some(({ status }) => status !== 'valid')) refuse(sentences.otherComplementWaits)
  const paidCentavos = [...others, ...standing.filter(({ appliedId }) => appliedId)].reduce(
    (sum, { totalCentavos }) => sum + totalCentavos,
    0,
  )
  const balanceCentavos = invoice.totalCentavos - paidCentavos
  if (amountCentavos > balanceCentavos) refuse(sentences.moreThanIsLeft)
  const issuer = businessTaxData(await currentSettings(db))
  if (!sale.parts) refuse(sentences.unknownIva)
  const retaining = standing.filter(
    ({ appliedId, isrRetainedCentavos }) => appliedId && isrRetainedCentavos > 0,
  )
  const retainedCentavos = retaining.reduce((sum, egreso) => sum + egreso.isrRetainedCentavos, 0)
  const coveredCentavos = retaining.reduce((sum, egreso) => sum + soldIn(egreso), 0)
  return complementOf({
    invoice: { id: invoice.id, uuid: invoice.uuid },
    ticket: folioOf(payment.id),
    issuer,
    receiver: await receiverOf(db, { invoice, issuer, clientId: subject.clientId }),
    isPublic: invoice.receiverRfc === publicRfc,
    method: payment.method,
    paidAt: payment.receivedAt,
    at: now(),
    installment: others.length + 1,
    balanceCentavos,
    amountCentavos,
    totalCentavos: invoice.totalCentavos - (coveredCentavos - retainedCentavos),
    retention: retentionFrom(invoice.isrBasisPoints, invoice.isrRetainedCentavos - retainedCentavos),
    coveredCentavos,
    partsOf: sale.soldPartsOf,
  })
}

type About = { rows: readonly LedgerRow[]; standing: readonly StampRow[] }

/**
 * Returns the amount of a payment's complement: paid minus returned, and nothing of a deposit, which has its own CFDI. Refunds with a credit note reduce the
 * invoice instead.
 */
export function complementedOf({ id, amountCentavos }: LedgerRow, { rows, standing }: About) {
  if (standing.some(({ appliedId }) => appliedId === id)) return 0
  const credited = new Set(standing.map(({ refundId }) => refundId))
  const returned = rows.filter(
    (row) => row.refundOf === id && row.status !== 'failed' && !credited.has(row.id),
  )
  return amountCentavos - sumOf(returned)
}
