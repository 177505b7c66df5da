import {
  addDays,
  bookingWindowRefusal,
  compareInstants,
  daysBetween,
  eachDay,
  instantAt,
  lastBookableDay,
  nightsBetween,
  type BusinessCalendar,
} from '@rumi/contract'
import { and, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { conflictingKinds, dogOccupancies } from '../../db/schema/dog-occupancies.ts'
import { now, today } from '../../http/clock.ts'
import { hoursInHouse } from './capacity.ts'
import { eligibilityOf } from '../create/check-eligibility.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'
import type { MedicalRecords } from '../create/load-medical-records.ts'
import { remainingStays } from './remaining-stays.ts'
import type { Span } from './span.ts'

export type WantedStay = {
  service: Service
  span: Extract<Span, { kind: 'days' }>
  dogs: readonly [BookedDog, ...BookedDog[]]
  calendar: BusinessCalendar
  /** Null for dogs that nobody has written down yet: their medical records follow. */
  medicalRecords: MedicalRecords | null
}

type Stay = { start: string; end: string }

/** Days to search in each direction. */
const searchedDays = 30

/**
 * Returns the bookable stays of the same length nearest to the requested day: one room for these dogs,
 * medical records in force and no other booking of theirs. At most `most`, in chronological order.
 */
export async function nearestStays(db: Queryable, wanted: WantedStay, most = 3): Promise<Stay[]> {
  const { service, span, dogs, calendar } = wanted
  const { terms } = calendar
  const nights = nightsBetween(span.startDay, span.endDay)
  const [first, last] = [addDays(span.startDay, -searchedDays), addDays(span.startDay, searchedDays)]
  const horizon = lastBookableDay(now(), terms)
  const days = eachDay(first < today() ? today() : first, last > horizon ? horizon : last)
  const family = { weightsKg: dogs.map(({ weightKg }) => weightKg), maxNights: nights, except: null }
  const left = await remainingStays(db, days, family)
  const elsewhere = await timesElsewhere(db, dogs, { first, last: addDays(last, nights) })
  if (!left) return []
  const { medicalRecords } = wanted
  const eligibleOn = medicalRecords && eligibilityOf({ ...wanted, medicalRecords })
  const isPossible = ({ start, end }: Stay) => {
    const stay = { kind: 'days' as const, startDay: start, endDay: end }
    return (
      bookingWindowRefusal({ serviceType: 'Hotel', start, end }, { now: now(), calendar }) === null &&
      !hoursInHouse(service.serviceType, stay, calendar).some((hours) =>
        elsewhere.some(
          (other) =>
            compareInstants(hours.startAt, other.endAt) < 0 &&
            compareInstants(other.startAt, hours.endAt) < 0,
        ),
      ) &&
      (eligibleOn?.(stay).every(({ ok }) => ok) ?? true)
    )
  }
  const distance = ({ start }: Stay) => Math.abs(daysBetween(span.startDay, start))
  return days
    .map((start) => ({ start, end: addDays(start, nights) }))
    .filter(({ start, end }) => (left.get(start)?.stayUntil ?? '') >= end)
    .toSorted((one, other) => distance(one) - distance(other))
    .filter(isPossible)
    .slice(0, most)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** Returns the times at which the dogs are at the business for other bookings. */
const timesElsewhere = (
  db: Queryable,
  dogs: readonly BookedDog[],
  { first, last }: { first: string; last: string },
) =>
  db
    .select({ startAt: dogOccupancies.startAt, endAt: dogOccupancies.endAt })
    .from(dogOccupancies)
    .where(
      and(
        inArray(
          dogOccupancies.dogId,
          dogs.map(({ id }) => id),
        ),
        inArray(dogOccupancies.kind, conflictingKinds.stay),
        lt(dogOccupancies.startAt, instantAt(addDays(last, 1), '00:00')),
        gt(dogOccupancies.endAt, instantAt(first, '00:00')),
      ),
    )
