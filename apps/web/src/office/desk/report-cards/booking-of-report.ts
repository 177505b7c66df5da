import type { DeskBooking } from '@rumi/contract'

type Reported = Pick<DeskBooking, 'booking' | 'service'>
/** A dog with the bookings of its visit. */
export type ReportedVisit = { dog: DeskBooking['dogs'][number]; bookings: readonly Reported[] }

const isStay = ({ service }: Reported) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

/** Returns the booking that carries the report of a visit: its stay, or else its first booking; none before the arrival. */
export function bookingOfReport({ bookings }: ReportedVisit): string | undefined {
  const came = bookings.filter(
    ({ booking: { status } }) => status === 'checked-in' || status === 'checked-out',
  )
  return (came.find(isStay) ?? came[0])?.booking.id
}
