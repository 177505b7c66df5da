import {
  addDays,
  compareInstants,
  dayCareHours,
  eachDay,
  instantAt,
  opensOn,
  todayIn,
  type BookingStatus,
} from '@rumi/contract'

/** One dog's day at the day care, as the demo tells it. */
export type DemoVisit<Dog> = { dog: Dog; day: string; status: BookingStatus }

const daysBack = 6
const daysAhead = 8

/** How many of the demo's dogs come on a day, by its weekday's turn; never enough to fill the house. */
const busyness = [9, 7, 11, 8, 6]

/** The states of a day's bookings, one dog after the other. */
const finished: readonly BookingStatus[] = [
  'checked-out',
  'checked-out',
  'no-show',
  'checked-out',
  'cancelled',
]
const goingOn: readonly BookingStatus[] = [
  'checked-in',
  'confirmed',
  'checked-in',
  'pending',
  'checked-out',
  'cancelled',
]
const ahead: readonly BookingStatus[] = ['confirmed', 'confirmed', 'pending', 'confirmed', 'cancelled']

const statesOf = (day: string, now: string) => {
  if (compareInstants(instantAt(day, dayCareHours.closes), now) <= 0) return finished
  return compareInstants(instantAt(day, dayCareHours.opens), now) <= 0 ? goingOn : ahead
}

/** The open days around `now` with who comes on each: past, today (none on a weekend) and to come, always the same for the same day. */
export function demoWeek<Dog>(dogs: readonly Dog[], now: string): DemoVisit<Dog>[] {
  const today = todayIn(now)
  const open = eachDay(addDays(today, -daysBack), addDays(today, daysAhead)).filter((day) =>
    opensOn(dayCareHours, day),
  )
  return open.flatMap((day, turn) => {
    const states = statesOf(day, now)
    const count = Math.min(busyness[turn % busyness.length] ?? 0, dogs.length)
    return Array.from({ length: count }, (_, place) => {
      const dog = dogs[(turn * 5 + place) % dogs.length]
      const status = states[place % states.length]
      return dog && status ? [{ dog, day, status }] : []
    }).flat()
  })
}
