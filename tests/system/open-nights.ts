import { addDays, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { nextOpenDay } from './next-open-day.ts'

/** The first stay of so many nights, at least `ahead` days from now, that arrives and leaves while somebody is there. */
export function openNights(ahead: number, nights = 1): { start: string; end: string } {
  let start = nextOpenDay('Hotel', ahead)
  while (
    !takesPlaceOn('Hotel', start, usualCalendar) ||
    !takesPlaceOn('Hotel', addDays(start, nights), usualCalendar)
  )
    start = addDays(start, 1)
  return { start, end: addDays(start, nights) }
}
