import { clientLimits, type ClientLimits } from './client-limits.ts'
import { addDays, addMinutes, compareInstants, instantAt, isDay, type InstantLike } from './house-time.ts'

const minutesPerHour = 60

/**
 * Until when a first visit that nobody has confirmed keeps its place: at most until it has begun, which a day has once it
 * is over.
 */
export const firstVisitHeldUntil = (
  { createdAt, start }: { createdAt: InstantLike; start: string },
  { firstVisitHoldHours: hours }: ClientLimits = clientLimits,
) => {
  const over = addMinutes(createdAt, hours * minutesPerHour)
  const begins = isDay(start) ? instantAt(addDays(start, 1), '00:00') : start
  return compareInstants(begins, over) < 0 ? begins : over
}

/** Until when an order that nobody has paid keeps its pieces. */
export const orderHeldUntil = (
  createdAt: InstantLike,
  { unpaidOrderHours: hours }: ClientLimits = clientLimits,
) => addMinutes(createdAt, hours * minutesPerHour)
