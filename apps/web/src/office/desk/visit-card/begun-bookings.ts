import { compareInstants, isDay, type DeskBooking } from '@rumi/contract'
import { firstDayOf, isStay, type DogOnBoard } from './visit-cards.ts'

export const isOpenBooking = ({ booking: { status } }: DeskBooking) =>
  status === 'pending' || status === 'confirmed' || status === 'checked-in'

/** Returns the bookings that begin when a dog arrives: the days that are due, else its first appointment. */
export function beginningWith(
  { bookings }: Pick<DogOnBoard, 'bookings'>,
  today: string,
): readonly DeskBooking[] {
  const open = bookings.filter(isOpenBooking)
  const days = open.filter(({ booking }) => isDay(booking.start) && booking.start <= today)
  if (days.length > 0) return days
  return open.toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other))).slice(0, 1)
}

const beginningOf = ({ booking }: DeskBooking) => `${firstDayOf(booking)} ${booking.start}`

/** Returns the bookings that end when dogs leave, stays first: those that have begun, also unrecorded. */
export function endingWith(
  members: readonly DogOnBoard[],
  now: string,
  today: string,
): readonly DeskBooking[] {
  const begun = [...new Set(members.flatMap(({ bookings }) => bookings))].filter(
    ({ booking: { status, start } }) =>
      status === 'checked-in' ||
      (status === 'confirmed' && (isDay(start) ? start <= today : compareInstants(start, now) <= 0)),
  )
  return [...begun.filter(isStay), ...begun.filter((one) => !isStay(one))]
}
