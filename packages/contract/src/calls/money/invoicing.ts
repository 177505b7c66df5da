import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { cancelMotives, cfdiStatuses, cfdiSubjects, saleSubjects } from '../../rules/books/cfdi-states.ts'
import { globalPeriodicities } from '../../rules/books/global-periods.ts'
import { ledgerMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'

const xml = 'application/xml; charset=utf-8'
/** A document by what it is about (`cfdiSubjects`). */
const params = z.object({
  of: z.enum(cfdiSubjects, {
    error:
      'Di qué se factura: un pedido, una reserva, un pase, un pago, una devolución o lo vendido al público.',
  }),
  id: z.string(),
})
const ofOrder = params.pick({ id: true })
const ofSale = params.extend({
  of: z.enum(saleSubjects, { error: 'Di qué se factura: un pedido, una reserva o un pase.' }),
})

const stamp = z.object({
  id: uuid,
  status: z.enum(cfdiStatuses),
  receiverRfc: z.string(),
  totalCentavos: centavos,
  /** SAT's name of it (folio fiscal); null until it is stamped. */
  uuid: uuid.nullable(),
  /** Why it was not stamped; empty where it was. */
  refusal: z.string(),
  stampedAt: instant.nullable(),
  cancelMotive: z.enum(cancelMotives).nullable(),
  cancelledAt: instant.nullable(),
  createdAt: instant,
})

/** What a document says today of who it is for and how it was paid; of the public where the client has no invoice data. */
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
  /** Of a payment complement: which part of its invoice it is, and what was left of that before and is left after. */
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
  /** Null where the credit note cannot be issued as things stand, which `obstacle` says. */
  draft: draft.nullable(),
  obstacle: z.string().nullable(),
  /** Every stamp of its credit note that was asked for, the last first. */
  stamps: z.array(stamp),
})
export type InvoicedRefund = z.output<typeof refund>

/** A payment of a sale that is invoiced in parts (PPD), and its complement. */
const payment = refund.extend({
  /** What of it went back since its complement was stamped, without a credit note; above zero the complement is to be cancelled. */
  returnedCentavos: centavos,
})
export type InvoicedPayment = z.output<typeof payment>

const period = z.object({
  periodicity: z.enum(globalPeriodicities),
  firstDay: day,
  lastDay: day,
})
const globalInvoice = period.extend({ id: uuid })
const saleOfGlobal = z.object({
  of: z.enum(saleSubjects),
  id: uuid,
  /** The number of its ticket: P-7. */
  number: z.string(),
  totalCentavos: centavos,
})

const invoicing = z.object({
  /** Null where it cannot be invoiced as things stand, which `obstacle` says. */
  draft: draft.nullable(),
  obstacle: z.string().nullable(),
  /** Whether the house can have it stamped; without, its XML is there to be sealed elsewhere. */
  canStamp: z.boolean(),
  /** Its price is no longer what the stamped invoice says, refunds apart. */
  isOutdated: z.boolean(),
  /** Every stamp that was asked for, the last first. */
  stamps: z.array(stamp),
  /** What of it was returned since it was invoiced. */
  refunds: z.array(refund),
  /** Of an invoice in parts (PPD): what was paid of it. */
  payments: z.array(payment),
  /** The global invoice that it is, or that the sale is in. */
  global: globalInvoice.nullable(),
  /** Of a global invoice: the sales in it. */
  sales: z.array(saleOfGlobal),
})
export type Invoicing = z.output<typeof invoicing>
export type InvoiceStamp = z.output<typeof stamp>

const askedPeriod = z.strictObject({
  periodicity: z.enum(globalPeriodicities, { error: 'Di el periodo: día, semana, mes o dos meses.' }),
  /** Any day of the period. */
  day,
})

/** What a global invoice of a period would say now. */
const globalPreview = period.extend({
  sales: z.int(),
  totalCentavos: centavos,
  ivaCentavos: centavos,
  /** Why it cannot be issued as things stand. */
  obstacle: z.string().nullable(),
})
export type GlobalPreview = z.output<typeof globalPreview>

/** What is left to do of an invoice that stands. */
const missingDocuments = z.object({
  /** A sale in it costs another amount by now than it says, refunds apart. */
  isOutdated: z.boolean(),
  /** How many refunds have no credit note; none of an invoice in parts, whose refunds are told of their complements. */
  creditNotes: z.int(),
  /** Of an invoice in parts (PPD): how many payments have no complement, or one that tells more than is left of them. */
  complements: z.int(),
})
export type MissingDocuments = z.output<typeof missingDocuments>

/** A document that was asked for, among all of them: what it is about, in words, and whose that is. */
const listed = stamp.extend({
  of: z.enum(cfdiSubjects),
  subjectId: uuid,
  concept: z.string(),
  clientName: z.string(),
  /** Of a global invoice: its period. */
  global: globalInvoice.nullable(),
  /** Null where nothing is left to do of it. */
  missing: missingDocuments.nullable(),
})
export type ListedCfdi = z.output<typeof listed>

/**
 * Invoices (CFDI 4.0) of orders, bookings and passes, the credit notes of what was returned of them, the complements of what was paid later,
 * and the global invoices of what was sold to the public.
 */
export const invoicingCalls = {
  /** Every document that was asked for, the last first: the latest 100 of a state, of those with something left to do, or of all. */
  list: defineCall({
    name: 'invoicing.list',
    method: 'GET',
    path: '/invoicing',
    access: 'books',
    status: 200,
    query: z.strictObject({
      status: z.enum(cfdiStatuses).optional(),
      unsettled: z.enum(['true']).optional(),
    }),
    answer: z.object({ data: z.object({ cfdis: z.array(listed), hasMore: z.boolean() }) }),
    failure: 'Error fetching invoices',
  }),
  /** What the global invoice of a period would be of: every sale that was paid whole in it and is in no invoice. */
  previewGlobal: defineCall({
    name: 'invoicing.previewGlobal',
    method: 'GET',
    path: '/invoicing/globals',
    access: 'books',
    status: 200,
    query: askedPeriod,
    answer: z.object({ data: z.object({ preview: globalPreview, canStamp: z.boolean() }) }),
    failure: 'Error fetching global invoice',
  }),
  /**
   * Issues the global invoice of a period. It is stamped at once where the house can; where not, its XML is there to be sealed elsewhere.
   * Asked again, be it by somebody else at the same time, it is the same invoice.
   */
  issueGlobal: defineCall({
    name: 'invoicing.issueGlobal',
    method: 'POST',
    path: '/invoicing/globals',
    access: 'books',
    status: 201,
    body: askedPeriod,
    answer: z.object({ data: z.object({ global: globalInvoice, stamp }) }),
    failure: 'Error issuing global invoice',
  }),
  /** The invoice of a sale with its credit notes and complements; of a refund or a payment, its own document alone. */
  read: defineCall({
    name: 'invoicing.read',
    method: 'GET',
    path: '/invoicing/:of/:id',
    access: 'own-or-staff',
    status: 200,
    params,
    answer: z.object({ data: z.object({ invoicing }) }),
    failure: 'Error fetching invoice',
  }),
  /** The stamped XML where there is one; else, for the house alone, the one to be sealed. */
  download: defineCall({
    name: 'invoicing.download',
    method: 'GET',
    path: '/invoicing/:of/:id/cfdi',
    access: 'own-or-staff',
    mayRefuse: true,
    status: 200,
    params,
    answersFile: xml,
    failure: 'Error downloading invoice',
  }),
  /**
   * Asks for the invoice in the client's name and with their invoice data. It is stamped at once where the house can; where not, the
   * house finds what was asked for. Asked again it is the same invoice.
   */
  request: defineCall({
    name: 'invoicing.request',
    method: 'POST',
    path: '/invoicing/:of/:id/requests',
    access: 'own-or-staff',
    status: 201,
    needsNoKey: true,
    params: ofSale,
    answer: z.object({ data: z.object({ stamp }) }),
    failure: 'Error requesting invoice',
  }),
  /** Has it stamped and answers the stamped XML; asked again it is the same stamp. */
  stamp: defineCall({
    name: 'invoicing.stamp',
    method: 'POST',
    path: '/invoicing/:of/:id/cfdi',
    access: 'staff',
    status: 201,
    needsNoKey: true,
    params,
    answersFile: xml,
    failure: 'Error stamping invoice',
  }),
  /** The XML of an order's invoice for the books, by the order's own address: the stamped one where there is one, else the one to be sealed. */
  downloadOfOrder: defineCall({
    name: 'invoicing.downloadOfOrder',
    method: 'GET',
    path: '/orders/:id/cfdi',
    access: 'books',
    mayRefuse: true,
    status: 200,
    params: ofOrder,
    answersFile: xml,
    failure: 'Error downloading invoice',
  }),
  /** Stamps an order's invoice by the order's own address; asked again it is the same stamp. */
  stampOrder: defineCall({
    name: 'invoicing.stampOrder',
    method: 'POST',
    path: '/orders/:id/cfdi',
    access: 'books',
    status: 201,
    needsNoKey: true,
    params: ofOrder,
    answersFile: xml,
    failure: 'Error stamping invoice',
  }),
  /** Cancels the stamp, with its motive; where the receiver must agree first, it waits, and asking again looks whether they did. */
  cancel: defineCall({
    name: 'invoicing.cancel',
    method: 'DELETE',
    path: '/invoicing/:of/:id/cfdi',
    access: 'books',
    status: 200,
    params,
    query: z.strictObject({
      motive: z.enum(cancelMotives, {
        error:
          'Di el motivo: 02, tiene errores; 03, la operación no se llevó a cabo; 04, una venta de la global se factura aparte.',
      }),
    }),
    answer: z.object({ data: z.object({ stamp }) }),
    failure: 'Error cancelling invoice',
  }),
}
