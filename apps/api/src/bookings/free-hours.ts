import {
  addMinutes,
  bookingWindowRefusal,
  hoursOf,
  instantAt,
  minutesBetween,
  type DayAvailability,
} from '@rumi/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, type ResourceKind } from '../db/schema/services.ts'
import { now } from '../http/clock.ts'
import { isHolding } from './is-holding.ts'
import type { Service } from './what-is-booked.ts'

type Wanted = { kind: ResourceKind; service: Service; days: string[] }
type Busy = { resourceId: string | null; from: number; until: number }

/** Every start is on a half hour; which of them a service offers, the booking window says. */
const stepMinutes = 30

/** Starts at which somebody of a kind is free for a service's minutes, day by day. */
export async function freeHours(
  db: Queryable,
  { kind, service, days }: Wanted,
): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const working = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.active, true)))
  const visits = await db
    .select({ resourceId: bookings.resourceId, startAt: bookings.startAt, endAt: bookings.endAt })
    .from(bookings)
    .where(
      and(
        inArray(
          bookings.resourceId,
          working.map(({ id }) => id),
        ),
        isHolding,
        lt(bookings.startAt, instantAt(last, '23:59')),
        gt(bookings.endAt, instantAt(first, '00:00')),
      ),
    )
  const busy = visits.map(({ resourceId, startAt, endAt }) => ({
    resourceId,
    from: Date.parse(startAt!),
    until: Date.parse(endAt!),
  }))
  return new Map(days.map((date) => [date, freeOnDay(date, service, working.length, busy)]))
}

function freeOnDay(date: string, service: Service, working: number, busy: readonly Busy[]): DayAvailability {
  const slots = startsOn(date, service).map((start) => {
    const end = addMinutes(start, service.durationMinutes)
    const [from, until] = [Date.parse(start), Date.parse(end)]
    const taken = new Set(
      busy.filter((visit) => visit.from < until && visit.until > from).map((visit) => visit.resourceId),
    )
    return { start, end, remaining: Math.max(0, working - taken.size) }
  })
  return { date, remaining: slots.filter(({ remaining }) => remaining > 0).length, slots }
}

/** The starts a service may be booked at on a day, whether or not somebody is free. */
function startsOn(date: string, { serviceType, durationMinutes }: Service) {
  const { opens, closes } = hoursOf(serviceType)
  const opening = instantAt(date, opens)
  const steps = minutesBetween(opening, instantAt(date, closes)) / stepMinutes
  const asOf = now()
  return Array.from({ length: steps }, (_, step) => addMinutes(opening, step * stepMinutes)).filter(
    (start) =>
      bookingWindowRefusal({ serviceType, start, end: addMinutes(start, durationMinutes) }, { now: asOf }) ===
      null,
  )
}
