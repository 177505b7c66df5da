import { dayOf, isDay, formatDay, formatHour, type DeskVisit } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'

/** Formats a booking's time: one day, days, or hours of a day. */
export function formatWhen({ start, end }: Pick<DeskVisit['booking'], 'start' | 'end'>, today: string) {
  if (!isDay(start)) return copy.hours(formatDay(dayOf(start), today), formatHour(start), formatHour(end))
  if (start === end) return copy.oneDay(formatDay(start, today))
  return copy.days(formatDay(start, today), formatDay(end, today))
}
