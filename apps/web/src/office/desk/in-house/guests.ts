import type { DeskBooking } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'

/** A present dog with its visit. */
export type Guest = { dog: Dog; deskBooking: DeskBooking }

/** Only a stay states when a dog leaves; a bath inside it does not. */
const isStay = ({ service }: DeskBooking) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

/** Returns every present dog once, by name; a stay takes precedence over other visits. */
export function guestsOf(deskBookings: readonly DeskBooking[]): Guest[] {
  const guests = new Map<string, Guest>()
  for (const deskBooking of deskBookings)
    for (const dog of deskBooking.dogs) {
      const known = guests.get(dog._id)
      if (!known || (isStay(deskBooking) && !isStay(known.deskBooking)))
        guests.set(dog._id, { dog, deskBooking })
    }
  return [...guests.values()].toSorted((one, other) => one.dog.name.localeCompare(other.dog.name, 'es-MX'))
}
