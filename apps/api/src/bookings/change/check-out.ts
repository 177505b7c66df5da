import { addDays, quoteBooking } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { bookingDogs, bookings } from '../../db/schema/bookings.ts'
import { dogs } from '../../db/schema/people/dogs.ts'
import { passCredits } from '../../db/schema/money/passes.ts'
import { today } from '../../http/clock.ts'
import { returnCredits } from '../passes/pass-credits.ts'
import { releaseCapacity } from '../capacity/capacity.ts'
import { withDiscounts } from './give-discount.ts'
import { asSold, serviceOf } from '../create/load-booking-inputs.ts'
import { termsOfBooking } from '../sold-terms.ts'

type Booking = typeof bookings.$inferSelect

const later = (one: string, other: string) => (one > other ? one : other)

/**
 * Frees the rest of a booking at departure. An early departure frees the remaining nights or days without
 * charge: the price is that of the elapsed time as sold, with its discount, at least one night or day
 * (decision 40). A late arrival pays from the first night. Returns the former last day if it was shortened.
 */
export async function checkOut(tx: Tx, booking: Booking): Promise<string | null> {
  await releaseCapacity(tx, booking.id, addDays(today(), 1))
  const { serviceType, startDay, endDay } = booking
  if (!startDay || !endDay || endDay <= today()) return null
  const isHotel = serviceType === 'Hotel'
  const end = later(today(), isHotel ? addDays(startDay, 1) : startDay)
  if (end >= endDay) return null
  await returnCredits(tx, booking.id, addDays(end, 1))
  const passUnits = await tx.$count(passCredits, eq(passCredits.bookingId, booking.id))
  await tx
    .update(bookings)
    .set({ endDay: end, ...(await priceUntil(tx, booking, { end, passUnits })) })
    .where(eq(bookings.id, booking.id))
  return endDay
}

/** Price of a stay that ends on another day, at the rates and under the terms it was sold, with its late fee and discounts. */
export async function priceUntil(
  tx: Tx,
  { id, serviceId, serviceType, startDay, endDay, lines, soldRates }: Booking,
  { end, passUnits }: { end: string; passUnits: number },
) {
  const service = { ...(await serviceOf(tx, serviceId)), serviceType }
  const terms = await termsOfBooking(tx, id)
  const start = startDay!
  const price = quoteBooking(
    {
      service: asSold(service, { start, end: endDay!, lines, soldRates }),
      dogs: await dogsIn(tx, id),
      start,
      end,
      passUnits,
    },
    terms,
  )
  const { lines: priced, totalCentavos, discountCentavos } = await withDiscounts(tx, id, price, terms)
  return { lines: priced, totalCentavos, discountCentavos }
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
