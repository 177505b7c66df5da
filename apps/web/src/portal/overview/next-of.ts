import { isCurrent, type HouseTerms } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { addOnBookings, type ServiceOf } from '../../shared/cancelling/add-on-bookings.ts'
import { byStart } from '../bookings/booking-days.ts'

/** Returns the next booking with its inner bookings; an inner booking never precedes its stay. */
export function nextOf(
  bookings: readonly Booking[],
  { serviceOf, terms, today }: { serviceOf: ServiceOf; terms: HouseTerms; today: string },
) {
  const current = bookings.filter((booking) => isCurrent(booking, today)).toSorted(byStart)
  const insideOf = (booking: Booking) => addOnBookings(booking, current, serviceOf, terms)
  const isInside = new Set(current.flatMap((booking) => insideOf(booking).map(({ id }) => id)))
  const booking = current.find(({ id }) => !isInside.has(id))
  return booking && { booking, inside: insideOf(booking).toSorted(byStart) }
}
