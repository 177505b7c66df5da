import { addDays, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { nextOpenDay, openDayAfter } from './next-open-day.ts'

/** First stay of so many nights, at least `ahead` days from now, that arrives and leaves in opening hours; `fewer` nights do, too. */
export function openNights(ahead: number, nights = 1, fewer = nights): { start: string; end: string } {
  let start = nextOpenDay('Hotel', ahead)
  while (![nights, fewer].every((count) => takesPlaceOn('Hotel', addDays(start, count), usualCalendar)))
    start = openDayAfter('Hotel', start)
  return { start, end: addDays(start, nights) }
}
