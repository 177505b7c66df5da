import {
  addDays,
  dayNumber,
  daysBetween,
  eachDay,
  heldKinds,
  holdingStatuses,
  instantAt,
  isDay,
  minutesBetween,
  peakOf,
  type Held,
  type NumberSpan,
  type Occupancy,
  type OccupancyBar,
} from '@rumi/contract'
import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { touchesDays } from '../bookings/index.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people/people.ts'
import { resources, roomClosures, services } from '../db/schema/business/services.ts'
import { refuseReversedDays, Refused } from '../http/refused.ts'
import { absenceSpans } from '../schedule/index.ts'
import { poolDays } from './pool-days.ts'
import { fullName } from '../db/people/people-found.ts'

/** Maximum range: two months. */
const longestSpanDays = 62

/** States of bookings that had a room or person to themselves. */
export const wasThere = [...holdingStatuses, 'checked-out'] as const

const dogNames = sql<string[]>`(select coalesce(jsonb_agg(d.name order by d.name), '[]')
  from booking_dogs b join dogs d on d.id = b.dog_id where b.booking_id = ${bookings.id})`

const dogTags = sql<string[]>`(select coalesce(jsonb_agg(distinct t.tag_id), '[]')
  from booking_dogs b join dog_tags t on t.dog_id = b.dog_id where b.booking_id = ${bookings.id})`

/**
 * Returns rooms, people and counted places between two days, with their bookings and peak use. Retired
 * resources appear on days on which they were used.
 */
export async function occupancyBetween(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<Occupancy> {
  refuseReversedDays({ from, to })
  if (daysBetween(from, to) >= longestSpanDays)
    throw new Refused('stay-too-long', { message: bookingSentences.refuseTooManyDays(longestSpanDays) })
  const bars = await barsBetween(db, { from, to })
  const held = await db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      maxDogs: resources.maxDogs,
      maxWeightKg: resources.maxWeightKg,
      active: resources.active,
    })
    .from(resources)
    .where(
      or(eq(resources.active, true), inArray(resources.id, [...new Set(bars.map((bar) => bar.resourceId))])),
    )
    .orderBy(
      sql`array_position(array['room','groomer','trainer','hall'], ${resources.kind})`,
      desc(resources.active),
      asc(resources.maxDogs),
      asc(resources.name),
    )
  const inUse = held.filter(({ active }) => active)
  const kindOf = new Map(inUse.map(({ id, kind }) => [id, kind]))
  const peaks = heldKinds.map((kind) => ({
    kind,
    peak: peakOf(
      bars
        .filter(({ resourceId }) => kindOf.get(resourceId) === kind)
        .map((bar) => spanOf(bar, { from, to })),
    ),
    capacity: inUse.filter((one) => one.kind === kind).length,
  }))
  const away = await timesAwayOf(db, inUse, { from, to })
  return { from, to, resources: held, bars, away, days: await poolDays(db, { from, to }), peaks }
}

/** Returns absences of people by day, and room closures. */
async function timesAwayOf(
  db: Queryable,
  held: readonly Held[],
  { from, to }: { from: string; to: string },
): Promise<Occupancy['away']> {
  const people = held.filter(({ kind }) => kind !== 'room').map(({ id }) => id)
  const within = { start: instantAt(from, '00:00'), end: instantAt(to, '23:59') }
  const awayOn = await absenceSpans(db, people, within)
  const closures = await db
    .select({ resourceId: roomClosures.resourceId, from: roomClosures.from, to: roomClosures.to })
    .from(roomClosures)
    .where(and(lte(roomClosures.from, to), gt(roomClosures.to, from)))
  const closed = closures.map((one) => ({
    resourceId: one.resourceId,
    start: instantAt(one.from, '00:00'),
    end: instantAt(one.to, '00:00'),
  }))
  const found = people.flatMap((resourceId) =>
    eachDay(from, to).flatMap((day) =>
      awayOn(resourceId, day).map(({ start, end }) => ({ resourceId, start, end })),
    ),
  )
  return [...closed, ...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

async function barsBetween(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<OccupancyBar[]> {
  const found = await db
    .select({
      bookingId: bookings.id,
      resourceId: bookings.resourceId,
      status: bookings.status,
      startDay: bookings.startDay,
      endDay: bookings.endDay,
      startAt: bookings.startAt,
      endAt: bookings.endAt,
      serviceType: bookings.serviceType,
      serviceName: services.name,
      dogs: dogNames,
      tags: dogTags,
      owner: fullName,
      totalCentavos: bookings.totalCentavos,
      version: bookings.version,
    })
    .from(bookings)
    .innerJoin(resources, eq(resources.id, bookings.resourceId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(and(inArray(bookings.status, [...wasThere]), touchesDays(from, to)))
    .orderBy(asc(bookings.startDay), asc(bookings.startAt), asc(bookings.id))
  return found.map(({ resourceId, startDay, endDay, startAt, endAt, owner, ...bar }) => ({
    ...bar,
    resourceId: resourceId!,
    start: startDay ?? startAt!,
    end: endDay ?? endAt!,
    owner: owner ?? '',
  }))
}

/** Converts a bar into numbers within the requested range: nights, or minutes since the first day began. */
function spanOf({ start, end }: OccupancyBar, { from, to }: { from: string; to: string }): NumberSpan {
  if (isDay(start))
    return {
      from: Math.max(dayNumber(start), dayNumber(from)),
      to: Math.min(dayNumber(end), dayNumber(to) + 1),
    }
  const dawn = instantAt(from, '00:00')
  const until = minutesBetween(dawn, instantAt(addDays(to, 1), '00:00'))
  return {
    from: Math.max(0, minutesBetween(dawn, start)),
    to: Math.min(until, minutesBetween(dawn, end)),
  }
}
