import { z } from 'zod'
import { dayOrInstant, uuid } from './fields.ts'

/** Bookings that a refusal `visits-booked` names, to be moved or cancelled first, or that an absence affects. */
export const conflictingBookings = z.array(
  z.object({ id: uuid, start: dayOrInstant, end: dayOrInstant, names: z.array(z.string()) }),
)
export type ConflictingBooking = z.output<typeof conflictingBookings>[number]
