import {
  storedUnitPrice,
  usualSizeRules,
  type PricedService,
  type QuoteLine,
  type SoldRates,
} from '@rumi/contract'
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { dogSentences } from '../../copy/people/dog-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { isOneOf, namedStatement } from '../../db/named-statement.ts'
import { dogs } from '../../db/schema/people/dogs.ts'
import { servicePools, services } from '../../db/schema/business/services.ts'
import { Refused } from '../../http/refused.ts'
import { lockCalendar } from '../../schedule/index.ts'
import { loadMedicalRecords } from './load-medical-records.ts'

/** Service with its resource: a counted place of a pool, or one exclusive resource of a kind. */
export type Service = typeof services.$inferSelect &
  Pick<typeof servicePools.$inferSelect, 'takes' | 'pool' | 'cleaningMinutes'>
export type BookedDog = Pick<
  typeof dogs.$inferSelect,
  'id' | 'ownerId' | 'name' | 'birthDate' | 'weightKg' | 'ended' | 'provisional'
>

const servicesWithTaking = namedStatement('service with taking', (db) =>
  db
    .select({
      ...getTableColumns(services),
      takes: servicePools.takes,
      pool: servicePools.pool,
      cleaningMinutes: servicePools.cleaningMinutes,
    })
    .from(services)
    .innerJoin(servicePools, eq(servicePools.serviceType, services.serviceType))
    .where(eq(services.id, sql.placeholder('id'))),
)

const dogsOfOwner = dogsByIds('dogs of an owner', eq(dogs.ownerId, sql.placeholder('owner')))
const dogsOfAnybody = dogsByIds('dogs by ids')

function dogsByIds(about: string, condition?: SQL) {
  return namedStatement(about, (db) =>
    db
      .select({
        id: dogs.id,
        ownerId: dogs.ownerId,
        name: dogs.name,
        birthDate: dogs.birthDate,
        weightKg: dogs.weightKg,
        ended: dogs.ended,
        provisional: dogs.provisional,
      })
      .from(dogs)
      .where(and(isOneOf(dogs.id, 'ids'), condition))
      .orderBy(dogs.id),
  )
}

/**
 * Loads the inputs of every booking: the service (offered, unless already sold), the dogs of one family, the
 * calendar under a lock, and medical records. Throws as the loaders below do; `owner` limits the dogs.
 */
export async function loadBookingInputs(
  tx: Tx,
  { serviceId, rumiIds, owner }: { serviceId: string; rumiIds: readonly string[]; owner: string | null },
  loadService = loadOfferedService,
) {
  const service = await loadService(tx, serviceId)
  const family = await loadDogsOfOneFamily(tx, rumiIds, owner)
  const calendar = await lockCalendar(tx)
  const medicalRecords = await loadMedicalRecords(tx, rumiIds)
  refuseEnded(family)
  return { service, dogs: family, calendar, medicalRecords }
}

function refuseEnded(family: readonly BookedDog[]) {
  const ended = family.find((dog) => dog.ended !== null)
  if (ended) throw new Refused('no-such-dog', { message: dogSentences.endedDog(ended.name) })
}

/** Returns an offered service; throws otherwise. */
export async function loadOfferedService(db: Queryable, id: string): Promise<Service> {
  const [service] = await servicesWithTaking(db, { id })
  if (!service?.active)
    throw new Refused('no-such-service', {
      issues: [{ path: 'serviceId', message: bookingSentences.chooseService }],
    })
  return service
}

/** The service of a booking that exists, offered still or not. */
export async function serviceOf(db: Queryable, id: string): Promise<Service> {
  const [service] = await servicesWithTaking(db, { id })
  if (!service) throw new Refused('no-such-service')
  return service
}

type Sold = { start: string; end: string; lines: readonly QuoteLine[]; soldRates: SoldRates | null }

/** A service at the price for which a booking of it was sold (docs/domain.md#money). */
export function asSold(service: Service, { start, end, lines, soldRates }: Sold): Service & PricedService {
  const { serviceType, priceCentavos } = service
  if (soldRates) return { ...service, seasons: soldRates.seasons, sold: soldRates.dogs }
  const soldCentavos = storedUnitPrice({ serviceType, start, end }, lines) ?? priceCentavos
  const { mediumPriceCentavos, largePriceCentavos } = usualSizeRules
  return { ...service, priceCentavos: soldCentavos, mediumPriceCentavos, largePriceCentavos, seasons: [] }
}

/** Returns the dogs, all of one family; with `owner`, others are not found. */
export async function loadDogsOfOneFamily(
  db: Queryable,
  ids: readonly string[],
  owner: string | null,
): Promise<[BookedDog, ...BookedDog[]]> {
  const found = await (owner ? dogsOfOwner(db, { ids, owner }) : dogsOfAnybody(db, { ids }))
  const [first, ...others] = found
  if (!first || found.length < ids.length)
    throw new Refused('not-found', { message: bookingSentences.notYourDog })
  if (others.some((dog) => dog.ownerId !== first.ownerId)) {
    throw new Refused('no-such-dog', { message: bookingSentences.oneFamilyAtATime })
  }
  return [first, ...others]
}
