import { formatGlobalPeriod, paidCentavosOf, publicRfc } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import { globalInvoices } from '../../db/schema/money/cfdis.ts'
import { now } from '../../http/clock.ts'
import { conceptOf } from '../../payments/index.ts'
import { businessTaxData, currentSettings } from '../../settings/index.ts'
import { receiverOf, type Cfdi, type InvoiceData } from '../documents/cfdi.ts'
import { applicationOf, depositOf } from '../documents/deposit.ts'
import { retentionFrom } from '../documents/retention.ts'
import { refuse } from '../read-sale.ts'
import { folioOf, type FoundSale } from '../read-sales.ts'
import { isrRateOf } from '../retentions/isr-rate.ts'
import { invoiceWith, type SaleSubject } from '../subjects.ts'
import { settledParts, statedParts } from './deposit-parts.ts'
import { coveredBy, type InvoicedDeposit } from './deposits-of.ts'

type DepositSource = { subject: SaleSubject; sale: FoundSale; invoice: InvoiceData | null }

/** Builds the CFDI of a payment that arrived before the service, for a client who asks for an invoice. */
export async function readDeposit(db: Queryable, { subject, sale, invoice }: DepositSource): Promise<Cfdi> {
  const payment = sale.rows.find(({ id }) => id === subject.id)!
  const known = sale.deposits.find(({ paymentId }) => paymentId === payment.id)
  if (known?.cfdi.globalId) refuse(sentences.depositInGlobal(await periodOf(db, known)))
  if (await invoiceWith(db, subject.target)) refuse(sentences.depositOfInvoiced)
  if (payment.status !== 'settled') refuse(sentences.depositNotPaid)
  if (!sale.takesDeposits) refuse(sentences.depositDelivered)
  const amountCentavos = payment.amountCentavos - payment.returnedCentavos
  if (amountCentavos === 0) refuse(sentences.depositReturned)
  if (!sale.parts) refuse(sentences.unknownIva)
  if (!invoice || invoice.rfc === publicRfc) refuse(sentences.depositOfThePublic)
  const issuer = businessTaxData(await currentSettings(db))
  const at = now()
  const others = sale.deposits.filter(({ paymentId }) => paymentId !== payment.id)
  const paidBefore = sale.rows.filter(({ id, retainedOf }) => ![id, retainedOf].includes(payment.id))
  return depositOf({
    number: folioOf(payment.id),
    description: sentences.deposit,
    ...settledParts(sale, {
      amountCentavos,
      mostCentavos: sale.dueCentavos - paidCentavosOf(paidBefore),
      before: coveredBy(others),
      retaining: coveredBy(others.filter(({ leftRetainedCentavos }) => leftRetainedCentavos > 0)),
      isrBasisPoints: await isrRateOf(db, { issuer, receiverRfc: invoice.rfc, at }),
    }),
    issuer,
    receiver: receiverOf(invoice, issuer),
    method: payment.method,
    at,
  })
}

async function periodOf(db: Queryable, { cfdi }: InvoicedDeposit) {
  const [global] = await db.select().from(globalInvoices).where(eq(globalInvoices.id, cfdi.globalId!))
  return formatGlobalPeriod(global!)
}

type ApplicationSource = Omit<DepositSource, 'invoice'> & {
  receiverOfDeposit: (deposit: InvoicedDeposit) => Promise<Cfdi['receiver']>
}

/**
 * Builds the egreso that applies a deposit to the invoice of its sale (c_TipoRelacion 07). A deposit in a global invoice is also taken out of
 * that (01), because the invoice of the client is for the whole sale.
 */
export async function readApplication(
  db: Queryable,
  { subject, sale, receiverOfDeposit }: ApplicationSource,
): Promise<Cfdi> {
  const deposit = sale.deposits.find(({ paymentId }) => paymentId === subject.id)
  const final = (await invoiceWith(db, subject.target))?.invoice
  if (!deposit || !final?.uuid || deposit.appliedTo !== final.id) refuse(sentences.applicationFirst)
  const { cfdi, leftCentavos: centavos, leftIvaCentavos: ivaCentavos, leftRetainedCentavos } = deposit
  if (!sale.parts) refuse(sentences.unknownIva)
  return applicationOf({
    number: folioOf(subject.id),
    description: sentences.application(await conceptOf(db, subject.target)),
    parts: statedParts(sale, { centavos, ivaCentavos }),
    retention: retentionFrom(cfdi.isrBasisPoints, leftRetainedCentavos),
    issuer: businessTaxData(await currentSettings(db)),
    receiver: await receiverOfDeposit(deposit),
    invoice: { id: final.id, uuid: final.uuid },
    global: cfdi.globalId ? { id: cfdi.id, uuid: cfdi.uuid! } : null,
    at: now(),
  })
}
