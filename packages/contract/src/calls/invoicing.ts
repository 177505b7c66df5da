import { z } from 'zod'
import { centavos, instant, uuid } from '../fields.ts'
import { cancelMotives, cfdiStatuses } from '../rules/cfdi-states.ts'
import { defineCall } from './call.ts'

const xml = 'application/xml; charset=utf-8'
const ofOrder = z.object({ id: z.string() })

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

/** What an invoice says today of who it is for and how it was paid; of the public where the client has no invoice data. */
const draft = z.object({
  receiver: z.object({
    rfc: z.string(),
    name: z.string(),
    taxRegime: z.string(),
    postalCode: z.string(),
    cfdiUse: z.string(),
    isPublic: z.boolean(),
  }),
  paymentMethod: z.enum(['PUE', 'PPD']),
  /** SAT's key of how it was paid (c_FormaPago). */
  paymentForm: z.string(),
  totalCentavos: centavos,
})
export type InvoiceDraft = z.output<typeof draft>

const invoicing = z.object({
  /** Null where the order cannot be invoiced as things stand, which `obstacle` says. */
  draft: draft.nullable(),
  obstacle: z.string().nullable(),
  /** Whether the house can have it stamped; without, its XML is there to be sealed elsewhere. */
  canStamp: z.boolean(),
  /** Every stamp that was asked for, the last first. */
  stamps: z.array(stamp),
})
export type OrderInvoicing = z.output<typeof invoicing>
export type InvoiceStamp = z.output<typeof stamp>

/** Invoices (CFDI 4.0) of orders. */
export const invoicingCalls = {
  read: defineCall({
    name: 'invoicing.read',
    method: 'GET',
    path: '/orders/:id/invoicing',
    access: 'books',
    status: 200,
    params: ofOrder,
    answer: z.object({ data: z.object({ invoicing }) }),
    failure: 'Error fetching invoice',
  }),
  /** The stamped XML where there is one, else the one to be sealed. */
  download: defineCall({
    name: 'invoicing.download',
    method: 'GET',
    path: '/orders/:id/cfdi',
    access: 'books',
    mayRefuse: true,
    status: 200,
    params: ofOrder,
    answersFile: xml,
    failure: 'Error downloading invoice',
  }),
  /** Has it stamped and answers the stamped XML; asked again it is the same stamp. */
  stamp: defineCall({
    name: 'invoicing.stamp',
    method: 'POST',
    path: '/orders/:id/cfdi',
    access: 'books',
    status: 201,
    params: ofOrder,
    answersFile: xml,
    failure: 'Error stamping invoice',
  }),
  /** Cancels the stamp, with its motive; where the receiver must agree first, it waits, and asking again looks whether they did. */
  cancel: defineCall({
    name: 'invoicing.cancel',
    method: 'DELETE',
    path: '/orders/:id/cfdi',
    access: 'books',
    status: 200,
    params: ofOrder,
    query: z.strictObject({
      motive: z.enum(cancelMotives, {
        error: 'Di el motivo: 02, tiene errores; 03, la operación no se llevó a cabo.',
      }),
    }),
    answer: z.object({ data: z.object({ stamp }) }),
    failure: 'Error cancelling invoice',
  }),
}
