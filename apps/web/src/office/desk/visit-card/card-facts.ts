import { awaitOf, isAwaited, type DogEligibility } from '@rumi/contract'
import { arrivalOfDogs } from '../booking-status/arrival.ts'
import type { DogOnBoard, VisitCard } from './visit-cards.ts'

/** Returns what is left to pay for the bookings of a card, in centavos. */
export const owedBy = ({ bookings }: Pick<VisitCard, 'bookings'>) =>
  bookings
    .filter(({ booking }) => booking.status !== 'no-show')
    .reduce((sum, { leftCentavos }) => sum + leftCentavos, 0)

/** Returns what the family owes apart from the bookings on the board, in centavos. */
export const debtOf = ({ bookings }: Pick<VisitCard, 'bookings'>) =>
  Math.max(0, ...bookings.map(({ debtCentavos }) => debtCentavos))

/** Returns what a dog still lacks for its visit, without what was overridden; nothing once the visit is over. */
export function lackingOf({ dog, visit, bookings }: DogOnBoard): DogEligibility['reasons'] {
  const [first, ...others] = bookings
  if (!first || (visit.status !== 'expected' && visit.status !== 'in-house')) return []
  return arrivalOfDogs({ dogs: [dog], isExpected: true, bookings: [first, ...others] }).standing[0]!.reasons
}

/** True if a medical record is missing, invalid or waits to be verified. */
export const lacksRecords = (member: DogOnBoard) =>
  lackingOf(member).some(({ code }) => !isAwaited(code) || awaitOf(code) === 'papers')

/** True on the day of its evaluation. */
export const isFirstVisit = (member: DogOnBoard) =>
  lackingOf(member).some(({ code }) => awaitOf(code) === 'evaluation')
