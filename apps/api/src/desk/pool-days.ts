import { eachDay, takesPlaceOn, type PoolDay, type ServiceType } from '@rumi/contract'
import { asc, between, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { businessCalendar } from '../schedule/index.ts'
import { capacityOnWeekdays, usualPlaces } from '../places/index.ts'
import { places, pools, servicePools } from '../db/schema/business/services.ts'

/**
 * Returns used and total places of pools on open days and on closed days with bookings; of one service type
 * or all.
 */
export async function poolDays(
  db: Queryable,
  { from, to }: { from: string; to: string },
  only?: ServiceType,
): Promise<PoolDay[]> {
  const calendar = await businessCalendar(db)
  const counted = await db
    .select({
      pool: pools.name,
      usual: pools.capacity,
      onWeekdays: capacityOnWeekdays,
      serviceType: servicePools.serviceType,
    })
    .from(pools)
    .innerJoin(servicePools, eq(servicePools.pool, pools.name))
    .where(only && eq(servicePools.serviceType, only))
    .orderBy(asc(pools.name))
  const taken = await db
    .select()
    .from(places)
    .where(between(places.day, from, to))
    .orderBy(asc(places.day))
  return counted.flatMap(({ pool, serviceType, ...usual }) =>
    eachDay(from, to).flatMap((day) => {
      const row = taken.find((one) => one.pool === pool && one.day === day)
      const used = row?.used ?? 0
      if (used === 0 && !takesPlaceOn(serviceType, day, calendar)) return []
      return [{ pool, day, used, capacity: row?.capacity ?? usualPlaces(usual, day) }]
    }),
  )
}
