import { z } from 'zod'
import { uuid, version } from '../../fields.ts'
import { bookings } from '../../resources/bookings.ts'
import { payments } from '../../resources/payments.ts'
import { beyondMoney } from '../../rules/money/cancellation.ts'
import { defineCall } from '../call.ts'
import { collection } from '../visits.ts'
import { chargeBody, discount } from './charges.ts'

const bookingIds = z.array(uuid).max(20, { error: 'Registra la salida de 20 reservas a lo más.' })

const checkOut = z.object({
  id: uuid,
  /** The bookings as they are after the departures. */
  serviceBookings: z.array(bookings.record),
  /** Payments of the charge; empty without a charge. */
  payments: z.array(payments.record),
  /** Takes back the departures and the cancelled add-ons, never the charge; null where money was returned for an early departure. */
  undoId: uuid.nullable(),
})

/** Check-out of a family's dogs: charge, cancelled add-ons and departure in one transaction. */
export const checkOuts = {
  create: defineCall({
    name: 'checkOuts.create',
    method: 'POST',
    path: '/checkOuts',
    access: 'desk',
    status: 201,
    body: z
      .strictObject({
        /** Visits that end, each with its bookings. */
        visitIds: bookingIds.optional(),
        /** Bookings that end by themselves, with all their dogs. */
        bookingIds: bookingIds.optional(),
        ...collection,
        /** Versions of the bookings as they were shown; one that changed since is rejected as `stale`. */
        versions: z.record(uuid, version).optional(),
        charge: z
          .strictObject({ ...chargeBody, discount: discount.optional() })
          .refine(
            ({ payments: paid, added, lateFees, discount: off }) =>
              paid.length > 0 || added || lateFees?.length || off,
            {
              error: 'Elige qué se cobra.',
              path: ['payments'],
            },
          )
          .optional(),
        /** Add-ons ahead that are cancelled. */
        giveUp: bookingIds.optional(),
        /** Choice for money above the price of an early departure; credit by default. */
        money: z.enum(beyondMoney, { error: 'Di si se devuelve o queda a favor.' }).optional(),
      })
      .refine(({ visitIds = [], bookingIds: booked = [] }) => visitIds.length + booked.length > 0, {
        error: 'Di quién sale.',
        path: ['visitIds'],
      }),
    answer: z.object({ data: z.object({ checkOut }) }),
    failure: 'Error checking out',
  }),
}
