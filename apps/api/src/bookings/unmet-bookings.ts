import {
  eligibilityOver,
  instantAt,
  isAwaited,
  type BusinessTerms,
  type ConflictingBookingRow,
  type MedicalRecordInput,
} from '@rumi/contract'
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { eligibilityOverrides } from '../db/schema/eligibility-overrides.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'
import { loadMedicalRecords } from './create/load-medical-records.ts'
import { daysPresent, spanHeld } from './capacity/span.ts'

/**
 * Returns upcoming bookings without pending checks whose dogs met the former requirements and fail the new
 * ones. Overrides still apply.
 */
export async function unmetBookings(
  db: Queryable,
  before: BusinessTerms,
  after: BusinessTerms,
): Promise<ConflictingBookingRow[]> {
  const visits = await visitsAhead(db)
  const recordsOf = await recordsByDog(db, visits)
  const waived = await waivedFor(db, visits)
  const unmet = new Set<string>()
  for (const ofDog of Map.groupBy(visits, ({ dog, serviceType }) => `${dog.id} ${serviceType}`).values()) {
    const { dog, serviceType, ownerIdentified } = ofDog[0]!
    const records = recordsOf.get(dog.id) ?? []
    const known = { dog, serviceType, ownerIdentified, records, today: today() }
    const lacksUnder = (terms: BusinessTerms) => {
      const answer = eligibilityOver(known, { terms })
      return ({ id, days }: Visit) =>
        answer(days).reasons.some(({ code }) => !isAwaited(code) && !waived.has(`${id} ${dog.id} ${code}`))
    }
    const [lackedBefore, lacks] = [lacksUnder(before), lacksUnder(after)]
    for (const visit of ofDog) if (lacks(visit) && !lackedBefore(visit)) unmet.add(visit.id)
  }
  const one = new Map(visits.map((visit) => [visit.id, visit]))
  return [...one.values()]
    .filter(({ id }) => unmet.has(id))
    .map(({ id, serviceName, start, end, owner }) => ({ id, serviceName, start, end, owner }))
}

/** Each dog of each booking ahead. */
async function visitsAhead(db: Queryable) {
  const asOf = today()
  const found = await db
    .select({
      booking: bookings,
      serviceName: services.name,
      dog: { id: dogs.id, birthDate: dogs.birthDate },
      name: users.name,
      lastName: users.lastName,
      ownerIdentified: sql<boolean>`${users.identifiedAt} is not null`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(
      and(
        inArray(bookings.status, ['pending', 'confirmed']),
        sql`${bookings.awaits} = '{}'`,
        or(gte(bookings.endDay, asOf), gte(bookings.startAt, instantAt(asOf, '00:00'))),
      ),
    )
    .orderBy(asc(bookings.beginsAt), asc(bookings.id))
  return found.map(({ booking, name, lastName, ...visit }) => {
    const [first, last] = daysPresent(spanHeld(booking))
    return {
      ...visit,
      id: booking.id,
      serviceType: booking.serviceType,
      start: (booking.startDay ?? booking.startAt)!,
      end: (booking.endDay ?? booking.endAt)!,
      owner: `${name} ${lastName}`.trim(),
      days: { start: first, end: last },
    }
  })
}

type Visit = Awaited<ReturnType<typeof visitsAhead>>[number]

async function recordsByDog(db: Queryable, visits: readonly Visit[]) {
  const rows = await loadMedicalRecords(db, [...new Set(visits.map(({ dog }) => dog.id))])
  const records = rows.flatMap(({ record }) => (record?.id ? [record] : []))
  return Map.groupBy<string, MedicalRecordInput & { rumiId: string }>(records, ({ rumiId }) => rumiId)
}

async function waivedFor(db: Queryable, visits: readonly Visit[]) {
  const rows = await db
    .select()
    .from(eligibilityOverrides)
    .where(inArray(eligibilityOverrides.bookingId, [...new Set(visits.map(({ id }) => id))]))
  return new Set(rows.map(({ bookingId, dogId, code }) => `${bookingId} ${dogId} ${code}`))
}
