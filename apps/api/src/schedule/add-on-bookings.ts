import {
  addDays,
  dayOf,
  hoursOfStay,
  instantAt,
  isAddOnBooking,
  type BookingStatus,
  type HoursInHouse,
} from '@rumi/contract'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogOccupancies } from '../db/schema/dog-occupancies.ts'
import { currentSettings } from '../settings/index.ts'

type Booking = typeof bookings.$inferSelect

const given = sql.placeholder

const comings = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      booking: getTableColumns(bookings),
      rumiIds: sql<string[]>`(select coalesce(jsonb_agg(${bookingDogs.dogId}), '[]')
        from ${bookingDogs} where ${bookingDogs.bookingId} = ${bookings.id})`,
      /** Stored hours at the business; empty for past ones. */
      hoursInHouse: sql<HoursInHouse[]>`(select coalesce(jsonb_agg(distinct jsonb_build_object(
          'startAt', ${dogOccupancies.startAt}, 'endAt', ${dogOccupancies.endAt})), '[]')
        from ${dogOccupancies} where ${dogOccupancies.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .where(which)
    .orderBy(asc(bookings.startAt), asc(bookings.id))

const comingById = namedStatement('coming', (db) => comings(db, eq(bookings.id, given('booking'))))

const visitsBetween = namedStatement('visits of client between', (db) =>
  comings(
    db,
    and(
      eq(bookings.clientId, given('client')),
      notInArray(bookings.status, ['cancelled', 'no-show']),
      gte(bookings.startAt, given('from')),
      lt(bookings.startAt, given('until')),
    ),
  ),
)

const staysOn = namedStatement('stays of client on', (db) =>
  comings(
    db,
    and(
      eq(bookings.clientId, given('client')),
      sql`${bookings.status} = any(${given('states')}::text[])`,
      isNotNull(bookings.startDay),
      lte(bookings.startDay, given('day')),
      gte(bookings.endDay, given('day')),
    ),
  ),
)

type Found = Awaited<ReturnType<typeof comingById>>[number]

const asComing = ({ booking, rumiIds }: Found) => ({
  serviceType: booking.serviceType,
  rumiIds,
  start: (booking.startDay ?? booking.startAt)!,
  end: (booking.endDay ?? booking.endAt)!,
})

/** Returns the hours of a stay's dogs: as booked, else by current terms. */
const hoursOf = async (db: Queryable, stay: Found): Promise<readonly HoursInHouse[]> =>
  stay.hoursInHouse.length > 0 ? stay.hoursInHouse : hoursOfStay(asComing(stay), await currentSettings(db))

const coming = async (db: Queryable, booking: string) => (await comingById(db, { booking }))[0]

/** The visits that are or were done inside a stay, in the order of their hours; none where it is no stay. */
export async function addOnBookingsOf(db: Queryable, stayId: string): Promise<Booking[]> {
  const stay = await coming(db, stayId)
  if (!stay?.booking.startDay || !stay.booking.endDay) return []
  const { clientId, startDay, endDay } = stay.booking
  const visits = await visitsBetween(db, {
    client: clientId,
    from: instantAt(startDay, '00:00'),
    until: instantAt(addDays(endDay, 1), '00:00'),
  })
  if (visits.length === 0) return []
  const hours = await hoursOf(db, stay)
  return visits
    .filter((visit) => isAddOnBooking(asComing(stay), asComing(visit), hours))
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
  const stays = await staysOn(db, { client: visit.booking.clientId, states, day })
  for (const stay of stays)
    if (isAddOnBooking(asComing(stay), asComing(visit), await hoursOf(db, stay))) return stay.booking
  return undefined
}
