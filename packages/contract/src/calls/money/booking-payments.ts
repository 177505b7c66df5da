import { z } from 'zod'
import { centavos, instant, text, uuid } from '../../fields.ts'
import { deskMethods } from '../../rules/money/payments.ts'
import { payments } from '../../resources/payments.ts'
import { settlementChoices } from '../../rules/money/cancellation.ts'
import { cancellation, latePickup } from '../booking.ts'
import { defineCall } from '../call.ts'

/** A row of the ledger of payments that is about a booking. */
export const bookingPayment = payments.record
  .pick({
    id: true,
    kind: true,
    amountCentavos: true,
    tipCentavos: true,
    returnedCentavos: true,
    method: true,
    reference: true,
    status: true,
    refundOf: true,
  })
  .extend({ bookingId: uuid, receivedAt: instant })

/**
 * Amounts due and paid of a booking. `dueNowCentavos` is the rest of the deposit. `overpaidCentavos` is the
 * amount received above the current price, for example after a cancellation or an early departure.
 */
export const bookingAccount = z.object({
  payments: z.array(bookingPayment),
  totalCentavos: centavos,
  depositCentavos: centavos,
  /** Until when the deposit is paid, where there is one. */
  depositUntil: instant,
  /** True if the place is released when the deposit is not paid in time. */
  depositReleases: z.boolean(),
  paidCentavos: centavos,
  dueNowCentavos: centavos,
  leftCentavos: centavos,
  overpaidCentavos: centavos,
  /** Account of the booking including its add-ons, each a booking of its own. */
  together: z.object({
    totalCentavos: centavos,
    depositCentavos: centavos,
    paidCentavos: centavos,
    dueNowCentavos: centavos,
    leftCentavos: centavos,
  }),
  /** Net price and IVA of the total, at the IVA rate of the sale. */
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  ivaPercent: z.int(),
  /** Cancellation terms; of a cancelled booking with its fee. */
  cancellation,
  /** Fee and refund if cancelled now, or of its cancellation. Before confirmation the fee is at most the paid amount. */
  keptCentavos: centavos,
  returnedCentavos: centavos,
  /** Text about late arrivals; empty shows nothing. */
  lateArrival: z.string(),
  latePickup,
  /** Season that these terms come from, if it has its own. */
  season: z.string().nullable(),
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
      method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
      tipCentavos: centavos.optional(),
      tipFor: uuid.optional(),
      reference: text(80).optional(),
    }),
    answer: z.object({ data: bookingAccount }),
    failure: 'Error recording booking payment',
  }),
  /** Settles a cancelled booking: the money that is still there of it, or the part of its fee that is not paid, which is waived with a reason. */
  settle: defineCall({
    name: 'bookingPayments.settle',
    method: 'POST',
    path: '/serviceBookings/:id/settlements',
    access: 'staff',
    status: 201,
    params: z.object({ id: z.string() }),
    body: z
      .strictObject({
        money: z.enum(settlementChoices, {
          error: 'Di si se devuelve, queda a favor, se retiene o se perdona.',
        }),
        reason: text(200).optional(),
      })
      .refine(({ money, reason }) => money !== 'waive' || reason, {
        path: ['reason'],
        error: 'Escribe por qué se perdona.',
      }),
    answer: z.object({ data: bookingAccount }),
    failure: 'Error settling booking payments',
  }),
}
