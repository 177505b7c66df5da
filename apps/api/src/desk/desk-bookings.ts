import {
  dayOf,
  eligibilityFor,
  holdsPlace,
  isDay,
  type DeskBooking,
  type DogEligibility,
} from '@rumi/contract'
import { and, eq, inArray, sql, sum, type SQL } from 'drizzle-orm'
import { bookingRepository } from '../bookings/index.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { payments } from '../db/schema/money/payments.ts'
import { dogs as dogRows, medicalRecords } from '../db/schema/people/dogs.ts'
import { eligibilityOverrides } from '../db/schema/eligibility-overrides.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { dogRepository } from '../dogs/index.ts'
import { today } from '../http/clock.ts'
import { debtsOf } from '../payments/index.ts'
import { currentSettings } from '../settings/index.ts'
import { fullName } from '../db/people/people-found.ts'
import { peopleNamed, secondPeople } from './people-named.ts'

/** Upper limit of bookings of a list. */
const mostBookings = 500
const mostDogs = mostBookings * 10

const asDay = (time: string) => (isDay(time) ? time : dayOf(time))

/**
 * Returns bookings with all that the desk shows: dogs, owners, state of medical records, overrides, debts. One
 * query per kind of record, for any number of bookings.
 */
export async function deskBookingsWhere(db: Queryable, where: SQL): Promise<DeskBooking[]> {
  const { items } = await bookingRepository.list(db, { limit: mostBookings, where })
  if (items.length === 0) return []
  const ids = items.map(({ id }) => id)
  const dogIds = [...new Set(items.flatMap(({ rumiIds }) => rumiIds))]
  const found = await dogRepository.list(db, { limit: mostDogs, where: inArray(dogRows.id, dogIds) })
  const clientIds = items.map(({ clientId }) => clientId)
  const owners = await peopleNamed(db, clientIds)
  const sharing = await secondPeople(db, clientIds)
  const booked = await bookedServices(db, ids)
  const records = await db.select().from(medicalRecords).where(inArray(medicalRecords.rumiId, dogIds))
  const overrides = await overridesOf(db, ids)
  const paid = await paidFor(db, ids)
  const debts = await debtsOf(db, [...new Set(clientIds)])
  const terms = await currentSettings(db)

  return items.flatMap((booking) => {
    const service = booked.get(booking.id)
    const owner = owners.get(booking.clientId)
    if (!service || !owner) return []
    const dogs = booking.rumiIds.flatMap((id) => found.items.find((dog) => dog._id === id) ?? [])
    const { identifiedAt, unsigned, ...person } = owner
    const paidCentavos = paid.get(booking.id) ?? 0
    const medicalRecordsOf = (dog: (typeof dogs)[number]): DogEligibility => ({
      rumiId: dog._id,
      ...(holdsPlace(booking.status)
        ? eligibilityFor(
            {
              serviceType: service.serviceType,
              start: asDay(booking.start),
              end: asDay(booking.end),
              dog,
              records: records.filter(({ rumiId }) => rumiId === dog._id),
              ownerIdentified: identifiedAt !== null,
              unsigned,
              today: today(),
            },
            { terms },
          )
        : { ok: true, reasons: [] }),
    })
    return [
      {
        booking,
        service,
        owner: person,
        secondPerson: sharing.get(person.id) ?? null,
        dogs,
        medicalRecords: dogs.map(medicalRecordsOf),
        overrides: overrides.filter(({ bookingId }) => bookingId === booking.id).map(withoutBooking),
        paidCentavos,
        leftCentavos:
          booking.status === 'cancelled'
            ? booking.owedCentavos
            : Math.max(0, booking.totalCentavos - paidCentavos),
        debtCentavos: (debts.get(booking.clientId) ?? [])
          .filter(({ bookingId }) => bookingId === null || !ids.includes(bookingId))
          .reduce((total, { leftCentavos }) => total + leftCentavos, 0),
      },
    ]
  })
}

/** The service of each booking, of the kind that it was sold as. */
async function bookedServices(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      bookingId: bookings.id,
      id: services.id,
      name: services.name,
      serviceType: bookings.serviceType,
      durationMinutes: services.durationMinutes,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(inArray(bookings.id, [...ids]))
  return new Map(found.map(({ bookingId, ...service }) => [bookingId, service]))
}

const overridesOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      bookingId: eligibilityOverrides.bookingId,
      rumiId: eligibilityOverrides.dogId,
      code: eligibilityOverrides.code,
      reason: eligibilityOverrides.reason,
      by: fullName,
      at: eligibilityOverrides.at,
    })
    .from(eligibilityOverrides)
    .innerJoin(users, eq(users.id, eligibilityOverrides.by))
    .where(inArray(eligibilityOverrides.bookingId, [...ids]))

const withoutBooking = ({
  rumiId,
  code,
  reason,
  by,
  at,
}: Awaited<ReturnType<typeof overridesOf>>[number]) => ({
  rumiId,
  code,
  reason,
  by: by ?? '',
  at,
})

async function paidFor(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      bookingId: payments.bookingId,
      centavos: sum(sql`${payments.amountCentavos} - ${payments.returnedCentavos}`).mapWith(Number),
    })
    .from(payments)
    .where(
      and(
        inArray(payments.bookingId, [...ids]),
        eq(payments.kind, 'payment'),
        eq(payments.status, 'settled'),
      ),
    )
    .groupBy(payments.bookingId)
  return new Map(found.map(({ bookingId, centavos }) => [bookingId, centavos]))
}
