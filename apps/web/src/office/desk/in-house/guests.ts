import type { DeskVisit } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'

/** One dog in the house, with the visit that brought it. */
export type Guest = { dog: Dog; visit: DeskVisit }

/** A stay says when a dog leaves; a bath within it only takes place there. */
const isStay = ({ service }: DeskVisit) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

/** Every dog that is here, once each, in the order of their names; where it stays, that visit is the one that counts. */
export function guestsOf(visits: readonly DeskVisit[]): Guest[] {
  const guests = new Map<string, Guest>()
  for (const visit of visits)
    for (const dog of visit.dogs) {
      const known = guests.get(dog._id)
      if (!known || (isStay(visit) && !isStay(known.visit))) guests.set(dog._id, { dog, visit })
    }
  return [...guests.values()].toSorted((one, other) => one.dog.name.localeCompare(other.dog.name, 'es-MX'))
}
