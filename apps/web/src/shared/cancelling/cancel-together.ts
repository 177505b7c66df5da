import { dayOf, formatDay, type BookingStatus, type HouseTerms, formatNames } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { cancellingCopy } from '../../copy/portal/cancelling.ts'
import { houseToday } from '../house/house-today.ts'
import { addOnBookings, type ServiceOf } from './add-on-bookings.ts'

/** A booking as whoever cancels it last saw it. */
type Seen = Pick<Booking, 'id' | 'version'>
/** What is done inside a stay, and whether whoever cancels the stay may cancel it too. */
export type AddOnBooking = Seen & { name: string; day: string; mayGo: boolean }
type Ended<Refusal> = { ok: true } | { ok: false; refusal: Refusal }
type CancelOne<Refusal> = (booking: Seen) => Promise<Ended<Refusal>>

export const namesOf = (visits: readonly Pick<AddOnBooking, 'name'>[]) => formatNames(visits)

/** What stands inside a stay, as its cancelling offers it. */
export function addOnBookingsInside(
  stay: Booking,
  bookings: readonly Booking[],
  { serviceOf, terms }: { serviceOf: ServiceOf; terms: HouseTerms },
  mayCancel: (visit: { status: BookingStatus; start: string }) => boolean,
): AddOnBooking[] {
  const today = houseToday()
  return addOnBookings(stay, bookings, serviceOf, terms).map((visit) => ({
    id: visit.id,
    version: visit.version,
    name: serviceOf(visit.serviceId)?.name ?? '',
    day: formatDay(dayOf(visit.start), today),
    mayGo: mayCancel(visit),
  }))
}

/**
 * Cancels a stay with what is done inside it, each alone: what is inside goes first, so that the mail of the stay names
 * only what still stands, and the stay goes even where something of it may not. Answers how the stay ended, and in words
 * what became of the rest.
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
  const told = [...(gone.length > 0 ? [goneToo(namesOf(gone))] : []), ...standing]
  return { ended, told, isWhole: ended.ok && standing.length === 0 }
}
