import { firstVisitHeldUntil } from '@rumi/contract'
import { and, eq, exists, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { payments } from '../db/schema/money/payments.ts'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { dogOccupancies } from '../db/schema/dog-occupancies.ts'
import { waitingList } from '../db/schema/waiting-list.ts'

const query = new QueryBuilder()

const aVisitOf = namedStatement('visit of client', (db) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, sql.placeholder('client')), sql`${bookings.status} = 'checked-out'`))
    .limit(1),
)

/** True if no visit of a client was completed. */
export async function isBeforeFirstVisit(db: Queryable, clientId: string): Promise<boolean> {
  const [visit] = await aVisitOf(db, { client: clientId })
  return visit === undefined
}

/**
 * SQL condition: a client's first visit that waits for confirmation. Desk bookings, paid ones, offers, and
 * those with pending checks have other deadlines and are excluded, as are add-ons.
 */
export function isUnconfirmedFirstVisit() {
  const former = alias(bookings, 'former')
  const some = { one: sql`1` }
  const ofThis = {
    visit: and(eq(former.clientId, bookings.clientId), eq(former.status, 'checked-out')),
    request: and(
      eq(bookingEvents.bookingId, bookings.id),
      isNull(bookingEvents.fromStatus),
      or(isNull(bookingEvents.actorId), eq(bookingEvents.actorId, bookings.clientId)),
    ),
    payment: eq(payments.bookingId, bookings.id),
    offer: and(eq(waitingList.bookingId, bookings.id), eq(waitingList.status, 'offered')),
  }
  return and(
    eq(bookings.status, 'pending'),
    sql`${bookings.awaits} = '{}'`,
    notExists(stayThatWaits()),
    notExists(query.select(some).from(former).where(ofThis.visit)),
    exists(query.select(some).from(bookingEvents).where(ofThis.request)),
    notExists(query.select(some).from(payments).where(ofThis.payment)),
    notExists(query.select(some).from(waitingList).where(ofThis.offer)),
  )
}

/** The stay inside which a visit is done with all of its dogs, and that waits for medical records or an evaluation. */
function stayThatWaits() {
  const stay = alias(bookings, 'stay')
  const some = { one: sql`1` }
  const hoursOfDog = and(
    eq(dogOccupancies.bookingId, stay.id),
    eq(dogOccupancies.dogId, bookingDogs.dogId),
    lte(dogOccupancies.startAt, bookings.startAt),
    gte(dogOccupancies.endAt, bookings.endAt),
  )
  const dogElsewhere = and(
    eq(bookingDogs.bookingId, bookings.id),
    notExists(query.select(some).from(dogOccupancies).where(hoursOfDog)),
  )
  return query
    .select(some)
    .from(stay)
    .where(
      and(
        eq(stay.clientId, bookings.clientId),
        eq(stay.status, 'pending'),
        sql`${stay.awaits} <> '{}'`,
        notExists(query.select(some).from(bookingDogs).where(dogElsewhere)),
      ),
    )
}

const unconfirmedFirstVisit = namedStatement('unconfirmed first visit', (db) =>
  db
    .select({ createdAt: bookings.createdAt, startDay: bookings.startDay, startAt: bookings.startAt })
    .from(bookings)
    .where(and(eq(bookings.id, sql.placeholder('booking')), isUnconfirmedFirstVisit())),
)

/** Until when a booking keeps its place without being confirmed; null where it is no unconfirmed first visit. */
export async function unconfirmedUntil(db: Queryable, bookingId: string): Promise<string | null> {
  const [found] = await unconfirmedFirstVisit(db, { booking: bookingId })
  if (!found) return null
  const { createdAt, startDay, startAt } = found
  return firstVisitHeldUntil({ createdAt, start: (startDay ?? startAt)! })
}
