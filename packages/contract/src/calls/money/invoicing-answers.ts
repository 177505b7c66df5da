import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { paymentTarget } from '../../resources/payments.ts'
import { cancelMotives, cfdiStatuses, cfdiSubjects, saleSubjects } from '../../rules/books/cfdi-states.ts'
import { globalPeriodicities } from '../../rules/books/global-periods.ts'
import { ledgerMethods } from '../../rules/money/payments.ts'

export const stamp = z.object({
  id: uuid,
  status: z.enum(cfdiStatuses),
  receiverRfc: z.string(),
  totalCentavos: centavos,
  /** SAT's name of it (folio fiscal); null until it is stamped. */
  uuid: uuid.nullable(),
  /** True if it was stamped elsewhere and brought back: its provider is not ours. */
  sealedElsewhere: z.boolean(),
  /** Own number with its series, as FAC-12; null until it went to the provider. */
  number: z.string().nullable(),
  /** Reason of the rejection; empty if it was stamped. */
  refusal: z.string(),
  stampedAt: instant.nullable(),
  cancelMotive: z.enum(cancelMotives).nullable(),
  /** The stamp that it takes the place of (motive 01). */
  substitutes: uuid.nullable(),
  cancelledAt: instant.nullable(),
  createdAt: instant,
})

/** Current receiver and payment method of a document; the public if the client has no invoice data. */
const draft = z.object({
  receiver: z.object({
    rfc: z.string(),
    name: z.string(),
    taxRegime: z.string(),
    postalCode: z.string(),
    cfdiUse: z.string(),
    isPublic: z.boolean(),
  }),
  /** Null of a payment complement, which has none. */
  paymentMethod: z.enum(['PUE', 'PPD']).nullable(),
  /** SAT's key of how it was paid (c_FormaPago). */
  paymentForm: z.string(),
  totalCentavos: centavos,
  ivaCentavos: centavos,
  /** ISR that the receiver retains, which the total is without, and its rate. */
  retention: z.object({ basisPoints: z.int(), centavos }).nullable(),
  /** Payment complement: its number within the invoice, and the balance before and after it. */
  part: z.object({ installment: z.int(), beforeCentavos: centavos, afterCentavos: centavos }).nullable(),
})
export type InvoiceDraft = z.output<typeof draft>

/** Money of an invoiced sale that went back, and its credit note. */
const refund = z.object({
  /** The row of the ledger of payments. */
  id: uuid,
  method: z.enum(ledgerMethods),
  amountCentavos: centavos,
  at: instant,
  /** Null if the credit note cannot be issued now; see `obstacle`. */
  draft: draft.nullable(),
  obstacle: z.string().nullable(),
  /** Stamps requested for its credit note, newest first. */
  stamps: z.array(stamp),
})
export type InvoicedRefund = z.output<typeof refund>

/** A payment of a sale that is invoiced in parts (PPD), and its complement. */
const payment = refund.extend({
  /**
   * Amount returned without a credit note since the complement was stamped. Above zero the complement must be
   * cancelled.
   */
  returnedCentavos: centavos,
})
export type InvoicedPayment = z.output<typeof payment>

/** A payment before the invoice of its sale, and its CFDI (anticipo). */
const deposit = refund.extend({
  /** Its part that can be or is invoiced, without the ISR that the receiver retains. */
  depositCentavos: centavos,
  /** Egreso that applies it to the invoice of the sale; null while that does not name it. */
  application: refund.pick({ draft: true, obstacle: true, stamps: true }).nullable(),
})
export type DepositInvoice = z.output<typeof deposit>

const period = z.object({
  periodicity: z.enum(globalPeriodicities),
  firstDay: day,
  lastDay: day,
})
export const globalInvoice = period.extend({ id: uuid })
const saleOfGlobal = z.object({
  of: z.enum(saleSubjects),
  id: uuid,
  /** The number of its ticket: P-7. */
  number: z.string(),
  totalCentavos: centavos,
  /** True of a deposit, which pays the sale in part. */
  isDeposit: z.boolean(),
})

export const invoicing = z.object({
  /** Null if it cannot be invoiced now; see `obstacle`. */
  draft: draft.nullable(),
  obstacle: z.string().nullable(),
  /** True if a stamping provider is configured. Without one the XML can be sealed elsewhere. */
  canStamp: z.boolean(),
  /** True if the price differs from the stamped invoice, refunds apart. */
  isOutdated: z.boolean(),
  /** Requested stamps, newest first. */
  stamps: z.array(stamp),
  /** Refunds since it was invoiced. */
  refunds: z.array(refund),
  /** Invoice in instalments (PPD): its paid amount. */
  payments: z.array(payment),
  /** Payments that were or can be invoiced before the sale, alone or in a global invoice. */
  deposits: z.array(deposit),
  /** The global invoice that it is, or that the sale is in. */
  global: globalInvoice.nullable(),
  /** Global invoice: its sales and deposits. */
  sales: z.array(saleOfGlobal),
})
export type Invoicing = z.output<typeof invoicing>
export type InvoiceStamp = z.output<typeof stamp>

/** Preview of the global invoice of a period. */
export const globalPreview = period.extend({
  sales: z.int(),
  totalCentavos: centavos,
  ivaCentavos: centavos,
  /** Reason why it cannot be issued now. */
  obstacle: z.string().nullable(),
  /** Sales of which it has deposits: money received in the period that pays them in part. */
  deposits: z.array(z.object({ target: paymentTarget, number: z.string(), paidCentavos: centavos })),
})
export type GlobalPreview = z.output<typeof globalPreview>

/** Documents that a valid invoice still needs. */
const missingDocuments = z.object({
  /** True if the price of a sale in it has changed, refunds apart. */
  isOutdated: z.boolean(),
  /** Refunds without a credit note; 0 for an invoice in parts, whose refunds count at their complements. */
  creditNotes: z.int(),
  /** For an invoice in parts (PPD): payments without a complement, or with one above the remaining amount. */
  complements: z.int(),
  /** Deposits that it names and that no egreso applies. */
  applications: z.int(),
})
export type MissingDocuments = z.output<typeof missingDocuments>

/** Requested document in the list of all, with a description and the client. */
export const listed = stamp.extend({
  of: z.enum(cfdiSubjects),
  subjectId: uuid,
  concept: z.string(),
  clientName: z.string(),
  /** Global invoice: its period. */
  global: globalInvoice.nullable(),
  /** Null if no further step is possible. */
  missing: missingDocuments.nullable(),
})
export type ListedCfdi = z.output<typeof listed>
