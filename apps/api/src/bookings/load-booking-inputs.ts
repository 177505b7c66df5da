import { unitPriceKept, type QuoteLine } from '@rumi/contract'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { dogs } from '../db/schema/dogs.ts'
import { servicePools, services } from '../db/schema/services.ts'
import { Refused } from '../http/refused.ts'

/** A service with what it takes from the house: a counted place of a pool, or one exclusive thing of a kind. */
export type Service = typeof services.$inferSelect &
  Pick<typeof servicePools.$inferSelect, 'takes' | 'pool' | 'cleaningMinutes'>
export type BookedDog = Pick<typeof dogs.$inferSelect, 'id' | 'ownerId' | 'name' | 'birthDate' | 'weightKg'>

const servicesWithTaking = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(services),
      takes: servicePools.takes,
      pool: servicePools.pool,
      cleaningMinutes: servicePools.cleaningMinutes,
    })
    .from(services)
    .innerJoin(servicePools, eq(servicePools.serviceType, services.serviceType))

/** The service asked for; refuses one that does not exist or is no longer offered. */
export async function loadOfferedService(db: Queryable, id: string): Promise<Service> {
  const [service] = await servicesWithTaking(db).where(and(eq(services.id, id), eq(services.active, true)))
  if (!service)
    throw new Refused('no-such-service', {
      issues: [{ path: 'serviceId', message: bookingSentences.chooseService }],
    })
  return service
}

/** The service of a booking that exists, offered still or not. */
export async function serviceOf(db: Queryable, id: string): Promise<Service> {
  const [service] = await servicesWithTaking(db).where(eq(services.id, id))
  if (!service) throw new Refused('no-such-service')
  return service
}

/** A service at the price for which a booking of it was sold (docs/domain.md#money). */
export function asSold(
  service: Service,
  { start, end, lines }: { start: string; end: string; lines: readonly QuoteLine[] },
): Service {
  const { serviceType, priceCentavos } = service
  return { ...service, priceCentavos: unitPriceKept({ serviceType, start, end }, lines) ?? priceCentavos }
}

/** The dogs asked for, all of one family; `owner` narrows them to their own, and another's is a missing one. */
export async function loadDogsOfOneFamily(
  db: Queryable,
  ids: readonly string[],
  owner: string | null,
): Promise<[BookedDog, ...BookedDog[]]> {
  const found = await db
    .select({
      id: dogs.id,
      ownerId: dogs.ownerId,
      name: dogs.name,
      birthDate: dogs.birthDate,
      weightKg: dogs.weightKg,
    })
    .from(dogs)
    .where(and(inArray(dogs.id, [...ids]), owner ? eq(dogs.ownerId, owner) : undefined))
    .orderBy(dogs.id)
  const [first, ...others] = found
  if (!first || found.length < ids.length)
    throw new Refused('not-found', { message: bookingSentences.notYourDog })
  if (others.some((dog) => dog.ownerId !== first.ownerId)) {
    throw new Refused('no-such-dog', { message: bookingSentences.oneFamilyAtATime })
  }
  return [first, ...others]
}
