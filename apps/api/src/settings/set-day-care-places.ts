import type { BusinessTerms } from '@rumi/contract'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { places, pools, poolWeekdays, servicePools } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'
import { capacityOfDay } from '../db/sql-functions.ts'

/**
 * Sets the day-care capacity, also of days with bookings; overbooked days keep their count and are returned.
 * The caller holds the calendar's lock against concurrent bookings.
 */
export async function setDayCarePlaces(
  tx: Tx,
  { dayCarePlaces, dayCarePlacesOn }: Pick<BusinessTerms, 'dayCarePlaces' | 'dayCarePlacesOn'>,
): Promise<string[]> {
  const counted = await tx
    .select({ name: sql<string>`${servicePools.pool}` })
    .from(servicePools)
    .where(and(eq(servicePools.serviceType, 'Guardería'), eq(servicePools.takes, 'place')))
  const names = counted.map(({ name }) => name)
  if (names.length === 0) return []
  await tx.update(pools).set({ capacity: dayCarePlaces }).where(inArray(pools.name, names))
  await tx.delete(poolWeekdays).where(inArray(poolWeekdays.pool, names))
  const onWeekdays = names.flatMap((pool) =>
    dayCarePlacesOn.map(({ weekday, places: capacity }) => ({ pool, weekday, capacity })),
  )
  if (onWeekdays.length > 0) await tx.insert(poolWeekdays).values(onWeekdays)
  const ahead = and(inArray(places.pool, names), gte(places.day, today()))
  await tx.select({ day: places.day }).from(places).where(ahead).orderBy(asc(places.day)).for('update')
  const changed = await tx
    .update(places)
    .set({ capacity: sql`greatest(${places.used}, ${capacityOfDay(places.pool, places.day)})` })
    .where(ahead)
    .returning({
      day: places.day,
      isFuller: sql<boolean>`${places.capacity} > ${capacityOfDay(places.pool, places.day)}`,
    })
  return changed
    .filter(({ isFuller }) => isFuller)
    .map(({ day }) => day)
    .toSorted()
}
