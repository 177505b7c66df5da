import type { DeskVisit } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'

/** A present dog with its visit. */
export type Guest = { dog: Dog; visit: DeskVisit }

/** Only a stay states when a dog leaves; a bath inside it does not. */
const isStay = ({ service }: DeskVisit) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

/** Returns every present dog once, by name; a stay takes precedence over other visits. */
export function guestsOf(visits: readonly DeskVisit[]): Guest[] {
  const guests = new Map<string, Guest>()
  for (const visit of visits)
    for (const dog of visit.dogs) {
      const known = guests.get(dog._id)
      if (!known || (isStay(visit) && !isStay(known.visit))) guests.set(dog._id, { dog, visit })
    }
  return [...guests.values()].toSorted((one, other) => one.dog.name.localeCompare(other.dog.name, 'es-MX'))
}
