import { addDays, takesPlaceOn, todayIn, type HouseCalendar } from '@rumi/contract'
import type { DemoVisit } from './demo-week.ts'

/** Returns each family's first visit, with one of its dogs, in days before today. */
export function demoFirstVisits<Dog extends { ownerId: string }>(
  dogs: readonly Dog[],
  { now, calendar, daysAgo }: { now: string; calendar: HouseCalendar; daysAgo: number },
): DemoVisit<Dog>[] {
  let day = addDays(todayIn(now), -daysAgo)
  while (!takesPlaceOn('Guardería', day, calendar)) day = addDays(day, -1)
  const families = Map.groupBy(dogs, ({ ownerId }) => ownerId)
  return [...families.values()].flatMap(([dog]) => (dog ? [{ dog, day, status: 'checked-out' }] : []))
}
