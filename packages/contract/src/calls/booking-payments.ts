import { z } from 'zod'
import { centavos, instant, text, uuid } from '../fields.ts'
import { paymentMethods } from '../rules/deposits.ts'
import { cancellation } from './booking.ts'
import { defineCall } from './call.ts'

export const bookingPayment = z.object({
  id: uuid,
  bookingId: uuid,
  amountCentavos: centavos,
  method: z.enum(paymentMethods),
  reference: z.string(),
  receivedAt: instant,
})

/**
 * What is due on a booking and what was paid; `dueNowCentavos` is what is left of the deposit, `overpaidCentavos` what was
 * received beyond what it costs by now: it was cancelled, or its dog went home early.
 */
export const bookingAccount = z.object({
  payments: z.array(bookingPayment),
  totalCentavos: centavos,
  depositCentavos: centavos,
  paidCentavos: centavos,
  dueNowCentavos: centavos,
  leftCentavos: centavos,
  overpaidCentavos: centavos,
  /** Of the total, under the terms it was sold under. */
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  ivaPercent: z.int(),
  cancellation,
  /** What of the money that was paid is kept and given back where it is given up now, or was when it was given up. */
  keptCentavos: centavos,
  returnedCentavos: centavos,
  /** What whoever comes late has to know; empty says nothing. */
  lateArrival: z.string(),
})
export type BookingAccount = z.output<typeof bookingAccount>

/** Money received for a booking, before or after it; the desk writes it down. */
export const bookingPayments = {
  list: defineCall({
    name: 'bookingPayments.list',
    method: 'GET',
    path: '/serviceBookings/:id/payments',
    access: 'own-or-staff',
    status: 200,
    params: z.object({ id: z.string() }),
    answer: z.object({ data: bookingAccount }),
    failure: 'Error fetching booking payments',
  }),
  record: defineCall({
    name: 'bookingPayments.record',
    method: 'POST',
    path: '/serviceBookings/:id/payments',
    access: 'desk',
    status: 201,
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto se pagó.' }),
      method: z.enum(paymentMethods, { error: 'Di cómo se pagó.' }),
      reference: text(80).optional(),
    }),
    answer: z.object({ data: bookingAccount }),
    failure: 'Error recording booking payment',
  }),
}
