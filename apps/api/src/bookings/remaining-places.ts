import { bookingWindowRefusal, type DayAvailability, type HouseCalendar } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { places, pools } from '../db/schema/services.ts'
import { now } from '../http/clock.ts'

/** Places left of a pool, one row of the database per day that anybody asked for. */
export async function remainingPlacesByDay(
  db: Queryable,
  pool: string,
  { days, calendar }: { days: string[]; calendar: HouseCalendar },
): Promise<Map<string, DayAvailability>> {
  const [counted] = await db.select({ capacity: pools.capacity }).from(pools).where(eq(pools.name, pool))
  const taken = await db
    .select({ day: places.day, capacity: places.capacity, used: places.used })
    .from(places)
    .where(and(eq(places.pool, pool), inArray(places.day, days)))
  const left = new Map(taken.map(({ day, capacity, used }) => [day, capacity - used]))
  const under = { now: now(), calendar }
  const stillOpen = (day: string) =>
    bookingWindowRefusal({ serviceType: 'Guardería', start: day, end: day }, under) === null
  return new Map(
    days.map((date) => [
      date,
      { date, remaining: stillOpen(date) ? (left.get(date) ?? counted?.capacity ?? 0) : 0 },
    ]),
  )
}
