import {
  addDays,
  compareInstants,
  dayNumber,
  eachDay,
  hoursOf,
  instantAt,
  takesPlaceOn,
  todayIn,
  type BookingStatus,
  type BusinessCalendar,
} from '@rumi/contract'
import { simulatedWeeks, type SimulatedDay } from './simulated-weeks.ts'

/** One day-care visit of the demo. */
export type DemoVisit<Dog> = { dog: Dog; day: string; status: BookingStatus }

type Fate = keyof SimulatedDay

const daysAhead = 8

/** Days are counted from a Thursday; a week of ours begins on the Monday before. */
const daysFromMonday = 3

/** Returns the simulated day, the same at any time; undefined on weekends. */
function livedOn(day: string): SimulatedDay | undefined {
  const sinceMonday = dayNumber(day) + daysFromMonday
  return simulatedWeeks[Math.floor(sinceMonday / 7) % simulatedWeeks.length]?.[sinceMonday % 7]
}

/** Final and initial state of a booking. */
const finished = {
  came: 'checked-out',
  answeredLate: 'checked-out',
  missed: 'no-show',
  cancelled: 'cancelled',
} as const satisfies Record<Fate, BookingStatus>
const ahead = {
  came: 'confirmed',
  answeredLate: 'pending',
  missed: 'confirmed',
  cancelled: 'cancelled',
} as const satisfies Record<Fate, BookingStatus>

/** In the middle of a day some dogs are in, some are expected and some have left. */
const goingOn: readonly BookingStatus[] = [
  'checked-in',
  'confirmed',
  'checked-out',
  'checked-in',
  'checked-in',
]

const fates = ['came', 'answeredLate', 'missed', 'cancelled'] as const satisfies readonly Fate[]

function statusOf(
  fate: Fate,
  place: number,
  { day, opens, closes }: { day: string; opens: string; closes: string },
  now: string,
): BookingStatus {
  if (compareInstants(instantAt(day, closes), now) <= 0) return finished[fate]
  const hasBegun = compareInstants(instantAt(day, opens), now) <= 0
  return hasBegun && fate === 'came' ? (goingOn[place % goingOn.length] ?? 'checked-in') : ahead[fate]
}

/** Open days since `daysBack` with the dogs of each: past, today (none on a weekend) and upcoming. */
export function demoWeek<Dog>(
  dogs: readonly Dog[],
  { now, calendar, daysBack }: { now: string; calendar: BusinessCalendar; daysBack: number },
): DemoVisit<Dog>[] {
  const today = todayIn(now)
  const open = eachDay(addDays(today, -daysBack), addDays(today, daysAhead)).flatMap((day) => {
    const hours = hoursOf('Guardería', day, calendar.terms)
    return hours && takesPlaceOn('Guardería', day, calendar) ? [{ day, ...hours }] : []
  })
  return open.flatMap((hours) => {
    const { day } = hours
    const lived = livedOn(day)
    return fates.flatMap((fate) =>
      (lived?.[fate] ?? []).flatMap((one, place) => {
        const dog = dogs[one]
        return dog === undefined ? [] : [{ dog, day, status: statusOf(fate, place, hours, now) }]
      }),
    )
  })
}

/** Returns each family's first visit, with one of its dogs, in days before today. */
export function demoFirstVisits<Dog extends { ownerId: string }>(
  dogs: readonly Dog[],
  { now, calendar, daysAgo }: { now: string; calendar: BusinessCalendar; daysAgo: number },
): DemoVisit<Dog>[] {
  let day = addDays(todayIn(now), -daysAgo)
  while (!takesPlaceOn('Guardería', day, calendar)) day = addDays(day, -1)
  const families = Map.groupBy(dogs, ({ ownerId }) => ownerId)
  return [...families.values()].flatMap(([dog]) => (dog ? [{ dog, day, status: 'checked-out' }] : []))
}
