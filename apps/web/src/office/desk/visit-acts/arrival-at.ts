import { businessToday } from '../../../shared/business/business-today.ts'
import { arrivalOfDogs } from '../booking-status/arrival.ts'
import { beginningWith } from '../visit-card/begun-bookings.ts'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'

/** Returns the arrival of dogs with what their beginning bookings require. */
export function arrivalAt(members: readonly DogOnBoard[]) {
  const today = businessToday()
  const beginning = members.flatMap((member) => beginningWith(member, today))
  const [first, ...others] = beginning.length > 0 ? beginning : members.flatMap(({ bookings }) => bookings)
  return arrivalOfDogs({
    dogs: members.map(({ dog }) => dog),
    isExpected: members.some(({ visit }) => visit.status === 'expected'),
    bookings: [first!, ...others],
  })
}
