import { dayOf, type ExpectedDogs, type ServiceType, type Visit } from '@rumi/contract'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { requiredAgreements } from '../agreements/index.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { services } from '../db/schema/business/services.ts'
import { careItems } from '../db/schema/care.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import { today } from '../http/clock.ts'
import { visitsOfDay, visitsWhere } from '../visits/index.ts'

/** Returns the dogs of an account that are expected today, with what its people confirm and sign at the arrival. */
export async function readExpectedDogs(db: Queryable, accountId: string): Promise<ExpectedDogs> {
  const expected = await visitsWhere(
    db,
    and(visitsOfDay(today()), eq(visits.status, 'expected'), eq(dogs.ownerId, accountId)),
  )
  if (expected.length === 0) return { dogs: [], agreements: [] }
  const rumiIds = expected.map(({ rumiId }) => rumiId)
  const [files, plans, booked] = [
    await filesOf(db, rumiIds),
    await plansOf(db, rumiIds),
    await servicesOf(db, expected),
  ]
  const types = [...booked.values()].map(({ serviceType }) => serviceType)
  return {
    dogs: expected.flatMap((visit) => {
      const dog = files.get(visit.rumiId)
      if (!dog) return []
      const lastDay = dayOf(visit.expectedUntil)
      const isOfVisit = ({ from, until }: (typeof plans)[number]) =>
        from <= lastDay && (until === null || until >= today())
      return {
        ...dog,
        visitId: visit.id,
        expectedAt: visit.expectedAt,
        services: visit.bookingIds.flatMap((id) => booked.get(id)?.name ?? []),
        care: plans
          .filter((item) => item.rumiId === visit.rumiId && isOfVisit(item))
          .toSorted((one, other) => one.times[0]!.localeCompare(other.times[0]!))
          .map(({ id, kind, name, dose, instructions, times }) => ({
            id,
            kind,
            name,
            dose,
            instructions,
            times,
          })),
        announcement: visit.announcement,
      }
    }),
    agreements: await requiredAgreements(db, { clientId: accountId, services: types }),
  }
}

async function filesOf(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      rumiId: dogs.id,
      name: dogs.name,
      breed: dogs.breed,
      color: dogs.color,
      profileImg: dogs.profileImg,
    })
    .from(dogs)
    .where(inArray(dogs.id, [...ids]))
  return new Map(found.map((dog) => [dog.rumiId, dog]))
}

const plansOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(careItems)
    .where(and(inArray(careItems.rumiId, [...ids]), isNull(careItems.removedAt)))
    .orderBy(asc(careItems.createdAt), asc(careItems.id))

async function servicesOf(db: Queryable, expected: readonly Visit[]) {
  const found = await db
    .select({ id: bookings.id, name: services.name, serviceType: bookings.serviceType })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      inArray(
        bookings.id,
        expected.flatMap(({ bookingIds }) => bookingIds),
      ),
    )
  return new Map<string, { name: string; serviceType: ServiceType }>(found.map((one) => [one.id, one]))
}
