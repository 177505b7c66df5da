import { compareInstants } from '@rumi/contract'
import { endingWith, isOpenBooking } from '../visit-card/begun-bookings.ts'
import { debtOf, owedBy } from '../visit-card/card-facts.ts'
import { lastDayOf, type DogOnBoard, type VisitCard } from '../visit-card/visit-cards.ts'

/** Reasons for which a departure needs a connection: it moves money, or its price may change. */
type NeedsConnection = 'owes' | 'late' | 'early' | 'ahead'

/** Returns why dogs cannot leave offline; undefined if nothing is due and nothing changes. */
export function needsConnection(
  card: Pick<VisitCard, 'bookings'>,
  members: readonly DogOnBoard[],
  { now, today }: { now: string; today: string },
): NeedsConnection | undefined {
  if (owedBy(card) > 0 || debtOf(card) > 0) return 'owes'
  if (members.some(({ visit }) => compareInstants(visit.expectedUntil, now) < 0)) return 'late'
  const ending = endingWith(members, now, today)
  if (ending.some(({ booking }) => lastDayOf(booking) > today)) return 'early'
  const isAhead = members.some(({ bookings }) =>
    bookings.some((one) => isOpenBooking(one) && !ending.includes(one)),
  )
  return isAhead ? 'ahead' : undefined
}
