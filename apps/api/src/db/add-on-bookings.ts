import { addDays, dayOf, instantAt, isAddOnBooking, type BookingStatus } from '@rumi/contract'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Queryable } from './connect.ts'
import { bookingDogs, bookings } from './schema/bookings.ts'
import { services } from './schema/services.ts'

type Booking = typeof bookings.$inferSelect

const comings = (db: Queryable, ...which: (SQL | undefined)[]) =>
  db
    .select({
      booking: getTableColumns(bookings),
      serviceType: services.serviceType,
      rumiIds: sql<string[]>`(select coalesce(jsonb_agg(${bookingDogs.dogId}), '[]')
        from ${bookingDogs} where ${bookingDogs.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(and(...which))
    .orderBy(asc(bookings.startAt), asc(bookings.id))

type Found = Awaited<ReturnType<typeof comings>>[number]

const asComing = ({ booking, serviceType, rumiIds }: Found) => ({
  serviceType,
  rumiIds,
  start: (booking.startDay ?? booking.startAt)!,
  end: (booking.endDay ?? booking.endAt)!,
})

const coming = async (db: Queryable, id: string) => (await comings(db, eq(bookings.id, id)))[0]

/** The visits that are or were done inside a stay, in the order of their hours; none where it is no stay. */
export async function addOnBookingsOf(db: Queryable, stayId: string): Promise<Booking[]> {
  const stay = await coming(db, stayId)
  if (!stay?.booking.startDay || !stay.booking.endDay) return []
  const { clientId, startDay, endDay } = stay.booking
  const visits = await comings(
    db,
    eq(bookings.clientId, clientId),
    notInArray(bookings.status, ['cancelled', 'no-show']),
    gte(bookings.startAt, instantAt(startDay, '00:00')),
    lt(bookings.startAt, instantAt(addDays(endDay, 1), '00:00')),
  )
  return visits
    .filter((visit) => isAddOnBooking(asComing(stay), asComing(visit)))
    .map(({ booking }) => booking)
}

/** The stay in one of these states inside which a visit is done; undefined where it is a visit of its own. */
export async function stayAround(
  db: Queryable,
  visitId: string,
  states: readonly BookingStatus[],
): Promise<Booking | undefined> {
  const visit = await coming(db, visitId)
  if (!visit?.booking.startAt) return undefined
  const day = dayOf(visit.booking.startAt)
  const stays = await comings(
    db,
    eq(bookings.clientId, visit.booking.clientId),
    inArray(bookings.status, [...states]),
    isNotNull(bookings.startDay),
    lte(bookings.startDay, day),
    gte(bookings.endDay, day),
  )
  return stays.find((stay) => isAddOnBooking(asComing(stay), asComing(visit)))?.booking
}
