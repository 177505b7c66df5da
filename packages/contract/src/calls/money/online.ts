import { z } from 'zod'
import { centavos } from '../../fields.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { defineCall } from '../call.ts'

/** An id of the provider's: a number, or letters and digits. */
const providerId = z.union([z.int().transform(String), z.string().regex(/^[\w-]{1,100}$/)])

/** Paying online at a provider's page. */
export const onlineCalls = {
  /** Configured payment methods. */
  ways: defineCall({
    name: 'online.ways',
    method: 'GET',
    path: '/payments/ways',
    access: 'public',
    status: 200,
    answer: z.object({
      data: z.object({
        ways: z.object({ counter: z.boolean(), spei: z.boolean(), online: z.boolean() }),
      }),
    }),
    failure: 'Error fetching ways to pay',
  }),
  /** Opens a payment page for the unpaid amount of a booking, order or pass, or for a part of it. */
  start: defineCall({
    name: 'online.start',
    method: 'POST',
    path: '/payments/online',
    access: 'own-or-desk',
    status: 201,
    body: z.strictObject({
      target: paymentTarget,
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto se paga.' }).optional(),
    }),
    namesOne: true,
    answer: z.object({ data: z.object({ payment: payments.record, checkoutUrl: z.string() }) }),
    failure: 'Error starting online payment',
  }),
  /** Signed webhook of the provider. Its content is verified with the provider. */
  notice: defineCall({
    name: 'online.notice',
    method: 'POST',
    path: '/payments/webhook/mercadopago',
    access: 'public',
    signed: true,
    status: 200,
    query: z.looseObject({ 'data.id': providerId.optional(), type: z.string().optional() }),
    body: z.looseObject({
      type: z.string().optional(),
      data: z.looseObject({ id: providerId }).optional(),
    }),
    answer: z.object({ data: z.object({ outcome: z.string() }) }),
  }),
}
