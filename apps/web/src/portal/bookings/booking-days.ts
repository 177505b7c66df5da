import { dayOf, isDay, spokenDay, spokenRange, timeOf } from '@rumi/contract'
import { bookCopy } from '../../copy/book.ts'
import { bookingsCopy } from '../../copy/bookings.ts'

type Times = { start: string; end: string }

const firstDay = ({ start }: Times) => (isDay(start) ? start : dayOf(start))
const lastDay = ({ end }: Times) => (isDay(end) ? end : dayOf(end))

/** When a booking is, as the house says it: one day, a first and a last one, or a day with its hour. */
export function spokenDays(times: Times, today: string) {
  const first = spokenDay(firstDay(times), today)
  if (!isDay(times.start)) return bookingsCopy.dayAt(first, timeOf(times.start))
  return times.start === times.end ? first : spokenRange(times.start, times.end, today)
}

/** The same, and of a visit also when it is done. */
export const spokenTime = (times: Times, today: string) =>
  isDay(times.start)
    ? spokenDays(times, today)
    : bookCopy.hourFromTo(spokenDays(times, today), timeOf(times.end))

/** Whether a booking still lies ahead or is going on. */
export const isAhead = (times: Times, today: string) => lastDay(times) >= today

export const byStart = (one: Times, other: Times) => (firstDay(one) < firstDay(other) ? -1 : 1)
