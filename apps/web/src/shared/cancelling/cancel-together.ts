import { dayOf, formatDay, type BookingStatus, type BusinessTerms, formatNames } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { cancellingCopy } from '../../copy/portal/bookings.ts'
import { businessToday } from '../business/business-today.ts'
import { addOnBookings, type ServiceOf } from './add-on-bookings.ts'

/** A booking at the version last seen. */
type Seen = Pick<Booking, 'id' | 'version'>
/** A booking inside a stay, and whether the user may cancel it with the stay. */
export type AddOnBooking = Seen & { name: string; day: string; mayGo: boolean }
type Ended<Refusal> = { ok: true } | { ok: false; refusal: Refusal }
type CancelOne<Refusal> = (booking: Seen) => Promise<Ended<Refusal>>

export const namesOf = (visits: readonly Pick<AddOnBooking, 'name'>[]) => formatNames(visits)

/** Returns the bookings inside a stay that its cancellation offers. */
export function addOnBookingsInside(
  stay: Booking,
  bookings: readonly Booking[],
  { serviceOf, terms }: { serviceOf: ServiceOf; terms: BusinessTerms },
  mayCancel: (visit: { status: BookingStatus; start: string }) => boolean,
): AddOnBooking[] {
  const today = businessToday()
  return addOnBookings(stay, bookings, serviceOf, terms).map((visit) => ({
    id: visit.id,
    version: visit.version,
    name: serviceOf(visit.serviceId)?.name ?? '',
    day: formatDay(dayOf(visit.start), today),
    mayGo: mayCancel(visit),
  }))
}

/**
 * Cancels a stay and the bookings inside it, one request each. Inner bookings go first, so that the mail of
 * the stay names only the remaining ones. The stay is cancelled even if an inner booking is refused. Returns
 * its result and a sentence about the rest.
 */
export async function cancelTogether<Refusal extends { message: string }>(
  cancelOne: CancelOne<Refusal>,
  stay: Seen,
  inside: readonly AddOnBooking[],
) {
  const gone: AddOnBooking[] = []
  const standing: string[] = []
  for (const visit of inside) {
    const ended = await cancelOne(visit)
    if (ended.ok) gone.push(visit)
    else standing.push(cancellingCopy.stillStands(visit.name, ended.refusal.message))
  }
  const ended = await cancelOne(stay)
  const goneToo = ended.ok ? cancellingCopy.alsoGone : cancellingCopy.goneAlone
  const messages = [...(gone.length > 0 ? [goneToo(namesOf(gone))] : []), ...standing]
  return { ended, messages, isWhole: ended.ok && standing.length === 0 }
}
