import { addDays, isDay, weekdayOf } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'

/** Bookings shown as one: a weekly series, or a single booking. */
export type Shown = readonly [Booking, ...Booking[]]

const fewestDays = 3
const weekDays = 7

const keyOf = ({ serviceId, rumiIds, status, heldUntil }: Booking) =>
  JSON.stringify([serviceId, rumiIds.toSorted(), status, heldUntil !== null])

const isOneDay = ({ start, end }: Booking) => isDay(start) && start === end

/** Returns the single days that have an equal one a week before or after. */
function weeklyOf(alike: readonly Booking[]) {
  const days = new Set(alike.map(({ start }) => start))
  const weekly = alike.filter(
    ({ start }) => days.has(addDays(start, weekDays)) || days.has(addDays(start, -weekDays)),
  )
  return weekly.length >= fewestDays ? weekly : []
}

/** Bookings in order, each series at its first one. */
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

/** Weekdays of a series, from Monday. */
export const weekdaysOf = (series: Shown) =>
  [...new Set(series.map(({ start }) => weekdayOf(start)))].toSorted((one, other) => one - other)
