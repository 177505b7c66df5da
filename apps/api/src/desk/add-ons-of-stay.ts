import type { AnswerOf, desk } from '@rumi/contract'
import { inArray } from 'drizzle-orm'
import { addOnBookingsOf } from '../schedule/index.ts'
import type { Queryable } from '../db/connect.ts'
import { services } from '../db/schema/business/services.ts'

/** Returns the add-ons of a stay with name and hour, for the desk's panel. */
export async function addOnsOfStay(
  db: Queryable,
  stayId: string,
): Promise<AnswerOf<typeof desk.booking>['data']['addOns']> {
  const visits = await addOnBookingsOf(db, stayId)
  if (visits.length === 0) return []
  const offered = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(
      inArray(
        services.id,
        visits.map(({ serviceId }) => serviceId),
      ),
    )
  return visits.map(({ id, serviceId, startAt, endAt, status }) => ({
    id,
    name: offered.find((service) => service.id === serviceId)?.name ?? '',
    start: startAt!,
    end: endAt!,
    status,
  }))
}
