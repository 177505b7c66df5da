import { type DeskBooking, dayOf, isDay, formatDay, formatHour } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { VersionRow } from '../../../shared/refusals/two-versions.tsx'

/** True if a booking can move: pending, or a stay in progress that may end on another day. */
export const mayMove = ({ status, start }: Pick<DeskBooking['booking'], 'status' | 'start'>) =>
  status === 'pending' || status === 'confirmed' || (status === 'checked-in' && isDay(start))

/** Formats a booking's time: one day, days, or hours of a day. */
export function formatWhen({ start, end }: Pick<DeskBooking['booking'], 'start' | 'end'>, today: string) {
  if (!isDay(start)) return copy.hours(formatDay(dayOf(start), today), formatHour(start), formatHour(end))
  if (start === end) return copy.oneDay(formatDay(start, today))
  return copy.days(formatDay(start, today), formatDay(end, today))
}

type Placed = Pick<DeskBooking['booking'], 'start' | 'end'> & { resource: string | null }

/** Returns the place of a booking after my change beside its current one. */
export function versionsOf(theirs: Placed, mine: Placed): VersionRow[] {
  const when = (one: Placed) => formatWhen(one, businessToday())
  return [
    { label: copy.when, mine: when(mine) === when(theirs) ? null : when(mine), theirs: when(theirs) },
    ...(theirs.resource === null
      ? []
      : [
          {
            label: copy.where,
            mine: mine.resource === theirs.resource ? null : mine.resource,
            theirs: theirs.resource,
          },
        ]),
  ]
}
