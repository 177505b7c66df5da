import { z } from 'zod'
import { dayOrInstant, uuid } from '../fields.ts'

/** What a refusal `visits-booked` names: the bookings that have to be moved or cancelled first. */
export const conflictingBookings = z.array(
  z.object({ id: uuid, start: dayOrInstant, end: dayOrInstant, names: z.array(z.string()) }),
)
export type ConflictingBooking = z.output<typeof conflictingBookings>[number]
