import type { DeskBooking, Visit } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'

/** A present dog with the booking that states its place. */
export type Guest = { dog: Dog; deskBooking: DeskBooking }

/** Only a stay states where a dog sleeps; a bath inside it does not. */
const isStay = ({ service }: DeskBooking) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

type InHouse = { visits: readonly Visit[]; bookings: readonly DeskBooking[] }

/** Returns every present dog once, by name, with the booking of its visit that has begun; a stay takes precedence. */
export function guestsOf({ visits, bookings }: InHouse): Guest[] {
  const guests = visits.flatMap(({ rumiId, bookingIds }) => {
    const own = bookings.filter(({ booking }) => bookingIds.includes(booking.id))
    const begun = own.filter(({ booking }) => booking.status === 'checked-in')
    const deskBooking = begun.find(isStay) ?? begun[0] ?? own[0]
    const dog = deskBooking?.dogs.find(({ _id }) => _id === rumiId)
    return deskBooking && dog ? [{ dog, deskBooking }] : []
  })
  return guests.toSorted((one, other) => one.dog.name.localeCompare(other.dog.name, 'es-MX'))
}
