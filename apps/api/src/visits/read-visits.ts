import { dayOf, lateSince, visitTimes, type ServiceType, type Visit } from '@rumi/contract'
import { and, asc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import { now, today } from '../http/clock.ts'
import { currentSettings } from '../settings/index.ts'

/** Upper limit of visits in a list. */
const mostVisits = 500

/** SQL condition: visits of a day; for today also those that are present from before. */
export const visitsOfDay = (day: string) => {
  const thatDay = and(lte(visits.firstDay, day), gte(visits.lastDay, day))
  return day === today() ? or(thatDay, eq(visits.status, 'in-house'))! : thatDay!
}

/** SQL condition: bookings that visits use. */
export const usedByVisits = (where: SQL) =>
  inArray(
    bookings.id,
    new QueryBuilder()
      .select({ id: bookingDogs.bookingId })
      .from(bookingDogs)
      .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
      .where(where),
  )

/** Returns visits with the bookings they use, by their first day. */
export async function visitsWhere(db: Queryable, where: SQL | undefined): Promise<Visit[]> {
  const found = await db
    .select({ visit: visits, clientId: dogs.ownerId })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .where(where)
    .orderBy(asc(visits.firstDay), asc(visits.id))
    .limit(mostVisits)
  const used = await bookingsOfVisits(
    db,
    found.map(({ visit }) => visit.id),
  )
  const terms = await currentSettings(db)
  const instant = now()
  return found.flatMap(({ visit, clientId }) => {
    const booked = used.get(visit.id)
    if (!booked) return []
    const [first = booked[0], ...rest] = booked.filter(({ isMissed }) => !isMissed)
    const times = visitTimes([first, ...rest], terms)
    const { id, dogId, firstDay, status, arrivedAt, leftAt, readyAt, collectedBy, playGroupId, version } =
      visit
    return [
      {
        id,
        rumiId: dogId,
        clientId,
        day: firstDay,
        expectedAt: times.expectedAt,
        expectedUntil: times.expectedUntil,
        status,
        arrivedAt,
        leftAt,
        readyAt,
        announcement: announcementOf(visit),
        collectedBy,
        bookingIds: booked.map((one) => one.id),
        playGroupId,
        lateSince: lateSince(status, times, instant),
        version,
      },
    ]
  })
}

/** Returns today's announcement of a dog that is expected or present. */
function announcementOf({
  status,
  firstDay,
  announcedAt,
  announcedCare,
  announcedNote,
}: typeof visits.$inferSelect): Visit['announcement'] {
  if ((status !== 'expected' && status !== 'in-house') || firstDay > today()) return null
  if (announcedAt === null || dayOf(announcedAt) !== today()) return null
  return { at: announcedAt, care: announcedCare, note: announcedNote }
}

type Booked = { id: string; serviceType: ServiceType; isMissed: boolean; start: string; end: string }

async function bookingsOfVisits(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      visitId: bookingDogs.visitId,
      id: bookings.id,
      serviceType: bookings.serviceType,
      status: bookings.status,
      startDay: bookings.startDay,
      endDay: bookings.endDay,
      startAt: bookings.startAt,
      endAt: bookings.endAt,
    })
    .from(bookingDogs)
    .innerJoin(bookings, eq(bookings.id, bookingDogs.bookingId))
    .where(inArray(bookingDogs.visitId, [...ids]))
    .orderBy(asc(bookings.startDay), asc(bookings.startAt), asc(bookings.id))
  const used = new Map<string, [Booked, ...Booked[]]>()
  for (const { visitId, id, serviceType, status, startDay, endDay, startAt, endAt } of found) {
    const times = { start: (startDay ?? startAt)!, end: (endDay ?? endAt)! }
    const booked = { id, serviceType, isMissed: status === 'no-show', ...times }
    const others = used.get(visitId!)
    if (others) others.push(booked)
    else used.set(visitId!, [booked])
  }
  return used
}
