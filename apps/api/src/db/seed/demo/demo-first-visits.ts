import { addDays, takesPlaceOn, todayIn, type HouseCalendar } from '@rumi/contract'
import type { DemoVisit } from './demo-week.ts'

/** The day on which each family was here first, with one of its dogs, so many days ago: none of them is new to the house. */
export function demoFirstVisits<Dog extends { ownerId: string }>(
  dogs: readonly Dog[],
  { now, calendar, daysAgo }: { now: string; calendar: HouseCalendar; daysAgo: number },
): DemoVisit<Dog>[] {
  let day = addDays(todayIn(now), -daysAgo)
  while (!takesPlaceOn('Guardería', day, calendar)) day = addDays(day, -1)
  const families = Map.groupBy(dogs, ({ ownerId }) => ownerId)
  return [...families.values()].flatMap(([dog]) => (dog ? [{ dog, day, status: 'checked-out' }] : []))
}
