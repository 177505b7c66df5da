import { formatGlobalPeriod, paidCentavosOf, publicRfc, type CfdiReceiver } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { globalInvoices } from '../db/schema/money/cfdis.ts'
import { users } from '../db/schema/people/people.ts'
import { now } from '../http/clock.ts'
import { conceptOf } from '../payments/index.ts'
import { currentSettings, businessTaxData, type BusinessTaxData } from '../settings/index.ts'
import {
  creditNoteOf,
  invoiceOf,
  publicReceiver,
  receiverOf,
  type Cfdi,
  type FiscalDocument,
} from './documents/cfdi.ts'
import { creditedPart } from './documents/credited-part.ts'
import { retentionFrom } from './documents/retention.ts'
import { documentOfRefund, type CreditedDocument } from './deposits/credited-document.ts'
import { statedParts, sumOfParts } from './deposits/deposit-parts.ts'
import { coveredBy, creditNotesBy, unapplied, type InvoicedDeposit } from './deposits/deposits-of.ts'
import { readApplication, readDeposit } from './deposits/read-deposit.ts'
import { readComplement } from './read-complement.ts'
import { readGlobal } from './read-global.ts'
import { readSale, refuse, soldLinesOf } from './read-sale.ts'
import {
  folioOf,
  refundsIn,
  sumOf,
  uncreditedRefunds,
  withRetained,
  type FoundSale,
  type LedgerRow,
} from './read-sales.ts'
import { isrOfEarlierRefunds } from './retentions/earlier-refunds.ts'
import { isrRateOf } from './retentions/isr-rate.ts'
import { returnedParts } from './returned-parts.ts'
import { invoiceWith, type SaleSubject, type StampRow, type Subject } from './subjects.ts'

/**
 * Builds the document as of now: the invoice of a sale, the credit note of a refund, the complement of a
 * payment, a deposit and the egreso that applies it, the global invoice of a period. Throws with a message for cancelled or free sales, a missing
 * invoice, and missing tax data.
 */
export async function readCfdi(db: Queryable, subject: Subject): Promise<FiscalDocument> {
  if (subject.of === 'globals') return (await readGlobal(db, subject.id)).cfdi
  const sale = await readSale(db, subject.target)
  if (subject.of === 'refunds') return readCreditNote(db, subject, sale)
  if (subject.of === 'deposits')
    return readDeposit(db, { subject, sale, invoice: await invoiceDataOf(db, subject.clientId) })
  if (subject.of === 'applications') {
    const issuer = businessTaxData(await currentSettings(db))
    const receiverOfDeposit = ({ cfdi }: InvoicedDeposit) =>
      receiverOfInvoice(db, { invoice: cfdi, issuer, clientId: subject.clientId })
    return readApplication(db, { subject, sale, receiverOfDeposit })
  }
  return subject.of === 'payments'
    ? readComplement(db, { subject, sale, receiverOf: receiverOfInvoice })
    : readInvoice(db, subject, sale)
}

async function readInvoice(db: Queryable, subject: SaleSubject, sale: FoundSale): Promise<Cfdi> {
  const global = await globalWith(db, subject)
  if (global) refuse(sentences.inGlobal(formatGlobalPeriod(global)))
  if (sale.obstacle) refuse(sale.obstacle)
  const issuer = businessTaxData(await currentSettings(db))
  const { parts } = sale
  if (!parts) refuse(sentences.unknownIva)
  const invoice = await invoiceDataOf(db, subject.clientId)
  const sold = await soldLinesOf(db, sale)
  const named = unapplied(sale.deposits)
  if (named.some(({ cfdi: { uuid } }) => uuid === null)) refuse(sentences.depositFirst)
  if (named.some((deposit) => uncreditedRefunds(sale.rows, deposit).length > 0))
    refuse(sentences.depositCreditFirst)
  const deposits = named
    .filter(({ cfdi: { globalId } }) => globalId === null)
    .map(({ cfdi: { id, uuid } }) => ({ id, uuid: uuid! }))
  const at = now()
  const receiverRfc = invoice?.rfc ?? publicRfc
  const isrBasisPoints = await isrRateOf(db, { issuer, receiverRfc, at })
  const retaining = named.filter(({ leftRetainedCentavos }) => leftRetainedCentavos > 0)
  if (retaining.some(({ cfdi }) => isrBasisPoints === 0 || cfdi.receiverRfc !== receiverRfc))
    refuse(sentences.depositOfAnother(retaining[0]!.cfdi.receiverRfc))
  const cfdi = invoiceOf({
    sale: { ...sale, sold, parts },
    issuer,
    invoice,
    deposits,
    isrBasisPoints,
    retainedCentavos: coveredBy(retaining).retainedCentavos,
    at,
  })
  // What is sold to the public is paid at once (PUE), so that it has no complements.
  if (cfdi.isPublic && cfdi.paymentMethod === 'PPD') refuse(sentences.publicPaysFirst)
  // No complement could carry the ISR of a deposit that was invoiced without it.
  if (cfdi.retention && cfdi.paymentMethod === 'PPD' && retaining.length < named.length)
    refuse(sentences.depositWithoutIsr)
  const shares = isrOfEarlierRefunds(sale, { ...cfdi, before: at })
  return { ...cfdi, isrReturnedCentavos: [...shares.values()].reduce((sum, centavos) => sum + centavos, 0) }
}

/** The global invoice that a sale is in, by its period. */
export async function globalWith(db: Queryable, { target }: SaleSubject) {
  const invoice = (await invoiceWith(db, target))?.invoice
  if (!invoice?.globalId) return null
  const [global] = await db.select().from(globalInvoices).where(eq(globalInvoices.id, invoice.globalId))
  return global!
}

async function invoiceDataOf(db: Queryable, clientId: string | null) {
  if (!clientId) return null
  const [client] = await db.select({ invoice: users.invoice }).from(users).where(eq(users.id, clientId))
  return client?.invoice ?? null
}

async function readCreditNote(db: Queryable, subject: SaleSubject, sale: FoundSale): Promise<Cfdi> {
  const { rows } = sale
  const row = rows.find(({ id }) => id === subject.id)!
  const found = await documentOfRefund(db, sale, row)
  if (!found?.invoice.uuid) refuse(sentences.notInvoiced)
  const { invoice, standing, leftCentavos } = found
  // A deposit that was invoiced without ISR states its money alone, whatever an invoice of the sale retained since.
  const isWithoutIsr = found.leftIvaCentavos !== null && invoice.isrBasisPoints === 0
  const refund = isWithoutIsr ? { ...row, isrRetainedCentavos: 0 } : row
  if (refund.isCorrection) refuse(sentences.isCorrection)
  if (refund.isSurplus || rows.find(({ id }) => id === refund.refundOf)?.kind === 'credit')
    refuse(sentences.notOfTheSale)
  if (refund.status === 'failed') refuse(sentences.didNotArrive)
  if (refund.status === 'pending') refuse(sentences.onItsWay)
  if (!found.read.every((document) => isCredited(document, refund))) refuse(sentences.returnedBefore)
  if (invoice.paymentMethod === 'PPD' && !isInComplement(standing, refund))
    refuse(isOfApplied(sale, refund) ? sentences.depositReturnedLater : sentences.notInComplement)
  if (withRetained(refund).amountCentavos > leftCentavos) refuse(sentences.moreThanInvoiced)
  const amountCentavos =
    found.leftIvaCentavos === null
      ? creditableOf(sale, { refund, ...found })
      : withRetained(refund).amountCentavos
  if (amountCentavos === 0) refuse(sentences.chargedAgain)
  const issuer = businessTaxData(await currentSettings(db))
  if (!sale.parts) refuse(sentences.unknownIva)
  const earlierShares = isrOfEarlierRefunds(sale, {
    retention: retentionFrom(invoice.isrBasisPoints, invoice.isrRetainedCentavos),
    paymentMethod: invoice.paymentMethod,
    before: invoice.readAt,
  })
  const retained = earlierShares.get(refund.id) ?? refund.isrRetainedCentavos
  const number = folioOf(refund.id)
  const description = sentences.creditNote(await conceptOf(db, subject.target))
  return creditNoteOf({
    sale: creditedPart({
      number,
      description,
      parts: creditedParts({ ...sale, rows: rows.map(withRetained) }, { ...refund, amountCentavos }, found),
    }),
    issuer,
    receiver: await receiverOfInvoice(db, { invoice, issuer, clientId: subject.clientId }),
    retention: retentionFrom(invoice.isrBasisPoints, retained),
    method: refund.method,
    credits: { id: invoice.id, uuid: invoice.uuid! },
    at: now(),
  })
}

/** Returns the amounts of a refund by treatment of IVA; of a deposit at most those that it states. */
function creditedParts(
  sale: FoundSale,
  refund: LedgerRow,
  { documentedCentavos: beforeCentavos, leftCentavos, leftIvaCentavos }: CreditedDocument,
) {
  const parts = returnedParts(sale, { refund, beforeCentavos })
  const { centavos, ivaCentavos } = sumOfParts(parts)
  if (leftIvaCentavos === null || (centavos < leftCentavos && ivaCentavos <= leftIvaCentavos)) return parts
  return statedParts(sale, { centavos, ivaCentavos: leftIvaCentavos })
}

/**
 * True if a refund is still in the invoice. Orders are invoiced in full, other sales by the amount charged at
 * that time.
 */
export const isCredited = (invoice: StampRow, { createdAt }: Pick<LedgerRow, 'createdAt'>) =>
  invoice.orderId !== null || createdAt >= invoice.readAt

/** True if a refund is still in the complement of its payment. */
const isInComplement = (standing: readonly StampRow[], { refundOf, createdAt }: LedgerRow) =>
  standing.some(({ paymentId, readAt }) => paymentId === refundOf && createdAt >= readAt)

type Refunded = { refund: LedgerRow; documentedCentavos: number; standing: readonly StampRow[] }

/**
 * Returns the centavos of a refund that its credit note may take back, the latest refunds first: the documents of a sale state no less than
 * is charged of it. A refund that ended retained ISR has a credit note of all of it or none.
 */
export function creditableOf(
  { rows, dueCentavos, deposits }: FoundSale,
  { refund, documentedCentavos, standing }: Refunded,
) {
  const notes = creditNotesBy(standing, deposits)
  const later = refundsIn(rows).filter(({ id, position }) => position > refund.position && !notes.has(id))
  const { amountCentavos } = withRetained(refund)
  const chargedCentavos = Math.min(paidCentavosOf(rows), dueCentavos)
  const beyondCentavos = documentedCentavos - chargedCentavos - sumOf(later.map(withRetained))
  if (beyondCentavos >= amountCentavos) return amountCentavos
  return refund.isrRetainedCentavos > 0 ? 0 : Math.max(0, beyondCentavos)
}

const isOfApplied = ({ deposits }: FoundSale, { refundOf }: LedgerRow) =>
  deposits.some(({ paymentId, appliedTo }) => paymentId === refundOf && appliedTo !== null)

type Invoiced = { invoice: StampRow; issuer: BusinessTaxData; clientId: string | null }

/** Returns the receiver of an invoice. For old stamps without one: the current client, if the RFC matches. */
async function receiverOfInvoice(
  db: Queryable,
  { invoice, issuer, clientId }: Invoiced,
): Promise<CfdiReceiver> {
  if (invoice.receiver) return invoice.receiver
  if (invoice.receiverRfc === publicRfc) return publicReceiver(issuer)
  const today = await invoiceDataOf(db, clientId)
  if (today?.rfc !== invoice.receiverRfc) refuse(sentences.otherReceiver)
  return receiverOf(today, issuer)
}
