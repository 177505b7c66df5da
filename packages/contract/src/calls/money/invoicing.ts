import { z } from 'zod'
import { day, uuid } from '../../fields.ts'
import { cancelMotives, cfdiStatuses, cfdiSubjects, saleSubjects } from '../../rules/books/cfdi-states.ts'
import { globalPeriodicities } from '../../rules/books/global-periods.ts'
import { defineCall } from '../call.ts'
import { globalInvoice, globalPreview, invoicing, listed, stamp } from './invoicing-answers.ts'

const xml = 'application/xml; charset=utf-8'
const pdf = 'application/pdf'
/** Path of a fiscal document by its subject (`cfdiSubjects`). */
const params = z.object({
  of: z.enum(cfdiSubjects, {
    error:
      'Di qué se factura: un pedido, una reserva, un pase, un pago, un anticipo o su aplicación, una devolución o lo vendido al público.',
  }),
  id: z.string(),
})
const ofOrder = params.pick({ id: true })
/** Of what a client may request an invoice. */
const ofSale = params.extend({
  of: z.enum([...saleSubjects, 'deposits'], {
    error: 'Di qué se factura: un pedido, una reserva, un pase o un anticipo.',
  }),
})

/** Of what an invoice may be sealed elsewhere. */
const ofInvoice = params.extend({
  of: z.enum([...saleSubjects, 'deposits', 'applications', 'globals'], {
    error: 'Di qué se facturó: un pedido, una reserva, un pase, un anticipo o lo vendido al público.',
  }),
})

const requestedPeriod = z.strictObject({
  periodicity: z.enum(globalPeriodicities, { error: 'Di el periodo: día, semana, mes o dos meses.' }),
  /** Any day of the period. */
  day,
})

/**
 * Invoices (CFDI 4.0) of orders, bookings and passes, the credit notes of what was returned of them, the complements of what was paid later,
 * the deposits that were paid before with the egresos that apply them, and the global invoices of what was sold to the public.
 */
export const invoicingCalls = {
  /**
   * Requested documents, newest first: the latest 100 of a state, of those that need more documents, or of
   * all.
   */
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
  /** Preview of the global invoice of a period: every sale fully paid in it and every deposit received in it, if not invoiced. */
  previewGlobal: defineCall({
    name: 'invoicing.previewGlobal',
    method: 'GET',
    path: '/invoicing/globals',
    access: 'books',
    status: 200,
    query: requestedPeriod,
    answer: z.object({ data: z.object({ preview: globalPreview, canStamp: z.boolean() }) }),
    failure: 'Error fetching global invoice',
  }),
  /**
   * Issues the global invoice of a period. It is stamped at once if a provider is configured; otherwise its
   * XML can be sealed elsewhere. Idempotent, also under concurrency.
   */
  issueGlobal: defineCall({
    name: 'invoicing.issueGlobal',
    method: 'POST',
    path: '/invoicing/globals',
    access: 'books',
    status: 201,
    body: requestedPeriod,
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
  /** Stamped XML, or for staff the XML to be sealed. */
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
  /** Printable PDF of a stamped document, as the provider draws it. */
  downloadPdf: defineCall({
    name: 'invoicing.downloadPdf',
    method: 'GET',
    path: '/invoicing/:of/:id/pdf',
    access: 'own-or-staff',
    mayRefuse: true,
    status: 200,
    params,
    answersFile: pdf,
    failure: 'Error downloading invoice',
  }),
  /**
   * Requests the invoice with the client's invoice data. It is stamped at once if a provider is configured;
   * otherwise staff see the request. Idempotent.
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
  /** Stamps it and returns the stamped XML. Idempotent. */
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
  /** Links the invoice of a sale that was sealed elsewhere, by its XML. Idempotent. */
  bringBack: defineCall({
    name: 'invoicing.bringBack',
    method: 'POST',
    path: '/invoicing/:of/:id/sealed',
    access: 'staff',
    status: 201,
    needsNoKey: true,
    takesFile: true,
    params: ofInvoice,
    answer: z.object({ data: z.object({ stamp }) }),
    failure: 'Error linking invoice',
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
  /** Stamps an order's invoice by the order's id. Idempotent. */
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
  /**
   * Cancels a stamp: the one that stands, unless `stamp` names another. With motive 01 another invoice is stamped first,
   * which takes its place. Where the receiver must agree first it waits, and a repeated call checks the outcome.
   */
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
          'Di el motivo: 01, tiene errores y sale otra; 02, tiene errores; 03, la operación no se llevó a cabo; 04, una venta de la global se factura aparte.',
      }),
      stamp: uuid.optional(),
    }),
    answer: z.object({ data: z.object({ stamp }) }),
    failure: 'Error cancelling invoice',
  }),
}
