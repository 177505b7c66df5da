import { bookingWindowRefusal, type DayAvailability, type BusinessCalendar } from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { bookingDays } from '../../db/schema/bookings.ts'
import { places, pools } from '../../db/schema/business/services.ts'
import { capacityOnWeekdays, usualPlaces } from '../../places/index.ts'
import { now } from '../../http/clock.ts'

/** Usual capacity of a pool beside each counted day of a span. */
const countedDays = namedStatement('counted days', (db) =>
  db
    .select({
      usual: pools.capacity,
      onWeekdays: capacityOnWeekdays,
      day: places.day,
      left: sql<number>`${places.capacity} - ${places.used} + coalesce((select ${bookingDays.dogs} from ${bookingDays}
        where ${bookingDays.bookingId} = ${sql.placeholder('except')}::uuid and ${bookingDays.pool} = ${places.pool}
          and ${bookingDays.day} = ${places.day}), 0)`,
    })
    .from(pools)
    .leftJoin(
      places,
      and(
        eq(places.pool, pools.name),
        sql`${places.day} between ${sql.placeholder('first')} and ${sql.placeholder('last')}`,
      ),
    )
    .where(eq(pools.name, sql.placeholder('pool'))),
)

/**
 * Counts the places left of a pool by day, including those of the booking being moved. Only days with
 * bookings have a row.
 */
export async function remainingPlacesByDay(
  db: Queryable,
  pool: string,
  { days, calendar, except }: { days: string[]; calendar: BusinessCalendar; except: string | null },
): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const counted = await countedDays(db, { pool, first, last, except })
  const usual = counted[0] ?? { usual: 0, onWeekdays: {} }
  const left = new Map(counted.map((one) => [one.day, one.left]))
  const under = { now: now(), calendar }
  const stillOpen = (day: string) =>
    bookingWindowRefusal({ serviceType: 'Guardería', start: day, end: day }, under) === null
  return new Map(
    days.map((date) => [
      date,
      { date, remaining: stillOpen(date) ? (left.get(date) ?? usualPlaces(usual, date)) : 0 },
    ]),
  )
}
