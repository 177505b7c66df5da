import { dayOf, isDay, spokenDay, spokenHour, type DeskVisit } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'

/** A booking's time in words: one day, days, or hours of a day. */
export function spokenWhen({ start, end }: Pick<DeskVisit['booking'], 'start' | 'end'>, today: string) {
  if (!isDay(start)) return copy.hours(spokenDay(dayOf(start), today), spokenHour(start), spokenHour(end))
  if (start === end) return copy.oneDay(spokenDay(start, today))
  return copy.days(spokenDay(start, today), spokenDay(end, today))
}
