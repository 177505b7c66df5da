import { addDays, takesPlaceOn, todayIn, type HouseCalendar } from '@rumi/contract'
import type { DemoVisit } from './demo-week.ts'

/** After the last family joined the house, and long before the week that the demo shows. */
const daysAgo = 42

/** The day on which each family was here first, with one of its dogs: none of them is new to the house. */
export function demoFirstVisits<Dog extends { ownerId: string }>(
  dogs: readonly Dog[],
  now: string,
  calendar: HouseCalendar,
): DemoVisit<Dog>[] {
  let day = addDays(todayIn(now), -daysAgo)
  while (!takesPlaceOn('Guardería', day, calendar)) day = addDays(day, -1)
  const families = Map.groupBy(dogs, ({ ownerId }) => ownerId)
  return [...families.values()].flatMap(([dog]) => (dog ? [{ dog, day, status: 'checked-out' }] : []))
}
