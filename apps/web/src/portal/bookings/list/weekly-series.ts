import { addDays, isDay, weekdayOf } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'

/** Bookings that are shown as one: days that repeat every week, or one booking alone. */
export type Shown = readonly [Booking, ...Booking[]]

const fewestDays = 3
const weekDays = 7

const keyOf = ({ serviceId, rumiIds, status, heldUntil }: Booking) =>
  JSON.stringify([serviceId, rumiIds.toSorted(), status, heldUntil !== null])

const isOneDay = ({ start, end }: Booking) => isDay(start) && start === end

/** Of single days of one kind, those that have a like one a week before or after. */
function weeklyOf(alike: readonly Booking[]) {
  const days = new Set(alike.map(({ start }) => start))
  const weekly = alike.filter(
    ({ start }) => days.has(addDays(start, weekDays)) || days.has(addDays(start, -weekDays)),
  )
  return weekly.length >= fewestDays ? weekly : []
}

/** Bookings in their order, those of the same weekdays in the place of their first. */
export function withSeries(bookings: readonly Booking[]): Shown[] {
  const alike = Map.groupBy(bookings.filter(isOneDay), keyOf)
  const seriesOf = new Map<Booking, Shown>()
  for (const group of alike.values()) {
    const [first, ...others] = weeklyOf(group)
    if (first) for (const one of [first, ...others]) seriesOf.set(one, [first, ...others])
  }
  return bookings.flatMap((booking): Shown[] => {
    const series = seriesOf.get(booking)
    if (!series) return [[booking]]
    return series[0] === booking ? [series] : []
  })
}

/** The weekdays of a series, Monday first. */
export const weekdaysOf = (series: Shown) =>
  [...new Set(series.map(({ start }) => weekdayOf(start)))].toSorted((one, other) => one - other)
