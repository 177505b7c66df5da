import type { BusinessCalendar } from '@rumi/contract'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { isOneOf, namedStatement } from '../../db/named-statement.ts'
import { conflictingKinds, dogOccupancies } from '../../db/schema/dog-occupancies.ts'
import { dogs as dogRows } from '../../db/schema/people/dogs.ts'
import { Refused } from '../../http/refused.ts'
import { dogIsBusy, endsAfterLeaving } from '../../copy/capacity-sentences.ts'
import type { Span } from './span.ts'
import { hoursInHouse, occupancyKind } from './capacity.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'

type Wanted = {
  service: Service
  span: Span
  dogs: readonly BookedDog[]
  calendar: BusinessCalendar
  /** Booking being moved; its own occupancy does not conflict. */
  except?: string
}

/**
 * Locks the dogs of a booking and rejects by name one with another booking at that time. Call it before places are
 * locked; dogs are locked in id order against deadlocks.
 */
export async function lockFreeDogs(tx: Tx, { service, span, dogs, calendar, except }: Wanted) {
  const ids = dogs.map((dog) => dog.id)
  const hours = hoursInHouse(service.serviceType, span, calendar)
  const kind = occupancyKind(service.serviceType, span)
  await lockDogs(tx, ids)
  const [busy] = await busyAmong(tx, {
    ids,
    kinds: [...conflictingKinds[kind]],
    starts: hours.map(({ startAt }) => startAt),
    ends: hours.map(({ endAt }) => endAt),
    except: except ?? null,
  })
  if (busy) throw busyDog(dogs, busy.dogId)
  if (kind !== 'visit' || span.kind !== 'hours') return
  const [leaving] = await leavingDuring(tx, { ids, ...span })
  if (!leaving) return
  const name = nameOf(dogs, leaving.dogId)
  throw new Refused('dog-busy', { message: endsAfterLeaving([name], leaving.endAt, span.endAt) })
}

const lockDogsByIds = namedStatement('lock dogs', (db) =>
  db
    .select({ id: dogRows.id })
    .from(dogRows)
    .where(isOneOf(dogRows.id, 'ids'))
    .orderBy(asc(dogRows.id))
    .for('no key update'),
)
/** Keeps dogs for this transaction, in the order of their ids. */
export const lockDogs = (tx: Tx, ids: readonly string[]) => lockDogsByIds(tx, { ids })

/** The first of some dogs that is elsewhere in one of some hours. */
const busyAmong = namedStatement('busy dogs', (db) =>
  db
    .select({ dogId: dogOccupancies.dogId })
    .from(dogOccupancies)
    .where(
      and(
        isOneOf(dogOccupancies.dogId, 'ids'),
        sql`${dogOccupancies.kind} = any(${sql.placeholder('kinds')}::text[])`,
        sql`exists (select from unnest(${sql.placeholder('starts')}::timestamptz[], ${sql.placeholder('ends')}::timestamptz[])
          as hours (start_at, end_at) where ${dogOccupancies.startAt} < hours.end_at and ${dogOccupancies.endAt} > hours.start_at)`,
        sql`${dogOccupancies.bookingId} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    )
    .orderBy(asc(dogOccupancies.dogId))
    .limit(1),
)

/** The first of some dogs whose own stay or day ends in the middle of a visit, and when. */
const leavingDuring = namedStatement('dogs leaving during', (db) =>
  db
    .select({ dogId: dogOccupancies.dogId, endAt: dogOccupancies.endAt })
    .from(dogOccupancies)
    .where(
      and(
        isOneOf(dogOccupancies.dogId, 'ids'),
        eq(dogOccupancies.kind, 'stay'),
        gt(dogOccupancies.endAt, sql.placeholder('startAt')),
        lt(dogOccupancies.endAt, sql.placeholder('endAt')),
      ),
    )
    .orderBy(asc(dogOccupancies.dogId))
    .limit(1),
)

const nameOf = (dogs: readonly BookedDog[], id: string) => dogs.find((dog) => dog.id === id)?.name ?? ''

const busyDog = (dogs: readonly BookedDog[], id: string) =>
  new Refused('dog-busy', { message: dogIsBusy(nameOf(dogs, id)) })

/** Locks the dogs for many days at once and returns the days on which one is elsewhere. */
export async function holdDogsForDays(
  tx: Tx,
  {
    service,
    dogs,
    calendar,
    days,
  }: Pick<Wanted, 'service' | 'dogs' | 'calendar'> & { days: readonly string[] },
): Promise<Map<string, Refused>> {
  const ids = dogs.map((dog) => dog.id)
  await lockDogs(tx, ids)
  const hours = days.map((day) => hoursOfSingleDay(service, day, calendar))
  const { rows } = await tx.execute<{ day: string; dogId: string }>(sql`
    select wanted.day, ${dogOccupancies.dogId} as "dogId"
    from unnest(${sql.param(days)}::text[], ${sql.param(hours.map(({ startAt }) => startAt))}::timestamptz[],
      ${sql.param(hours.map(({ endAt }) => endAt))}::timestamptz[]) as wanted (day, start_at, end_at)
    join ${dogOccupancies} on ${inArray(dogOccupancies.dogId, ids)} and ${inArray(dogOccupancies.kind, conflictingKinds.stay)}
      and ${dogOccupancies.startAt} < wanted.end_at and ${dogOccupancies.endAt} > wanted.start_at
    order by wanted.day, ${dogOccupancies.dogId}`)
  const busy = new Map<string, Refused>()
  for (const { day, dogId } of rows) if (!busy.has(day)) busy.set(day, busyDog(dogs, dogId))
  return busy
}

/** Returns the hours of a single day's dogs at the business. */
export const hoursOfSingleDay = ({ serviceType }: Service, day: string, calendar: BusinessCalendar) =>
  hoursInHouse(serviceType, { kind: 'days', startDay: day, endDay: day }, calendar)[0]!
