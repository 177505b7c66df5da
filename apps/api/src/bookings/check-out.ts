import { addDays, quoteBooking } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/dogs.ts'
import { passCredits } from '../db/schema/passes.ts'
import { today } from '../http/clock.ts'
import { returnCredits } from './pass-credits.ts'
import { releaseCapacity } from './capacity.ts'
import { withDiscounts } from './give-discount.ts'
import { asSold, serviceOf } from './load-booking-inputs.ts'
import { termsOfBooking } from './sold-terms.ts'

type Booking = typeof bookings.$inferSelect

const later = (one: string, other: string) => (one > other ? one : other)

/**
 * Frees whatever a booking still holds when its dogs go home. Before their time, the nights or days left are free for
 * others and are not charged: the price is that of the time spent, as it was sold, with the discount that it earns, never
 * less than one night or day (decision 40). Who arrives late pays from the first night, which was kept for them.
 */
export async function checkOut(tx: Tx, booking: Booking) {
  await releaseCapacity(tx, booking.id, addDays(today(), 1))
  const { serviceType, startDay, endDay, soldRates } = booking
  if (!startDay || !endDay || endDay <= today()) return
  const isHotel = serviceType === 'Hotel'
  const end = later(today(), isHotel ? addDays(startDay, 1) : startDay)
  if (end >= endDay) return
  await returnCredits(tx, booking.id, addDays(end, 1))
  const passUnits = await tx.$count(passCredits, eq(passCredits.bookingId, booking.id))
  const service = { ...(await serviceOf(tx, booking.serviceId)), serviceType }
  const terms = await termsOfBooking(tx, booking.id)
  const price = quoteBooking(
    {
      service: asSold(service, { start: startDay, end: endDay, lines: booking.lines, soldRates }),
      dogs: await dogsIn(tx, booking.id),
      start: startDay,
      end,
      passUnits,
    },
    terms,
  )
  const { lines, totalCentavos, discountCentavos } = await withDiscounts(tx, booking.id, price, terms)
  await tx
    .update(bookings)
    .set({ endDay: end, lines, totalCentavos, discountCentavos })
    .where(eq(bookings.id, booking.id))
}

const dogsIn = (tx: Tx, bookingId: string) =>
  tx
    .select({ id: dogs.id, name: dogs.name, weightKg: dogs.weightKg })
    .from(dogs)
    .where(
      inArray(
        dogs.id,
        tx.select({ id: bookingDogs.dogId }).from(bookingDogs).where(eq(bookingDogs.bookingId, bookingId)),
      ),
    )
    .orderBy(dogs.id)
