import {
  dayOf,
  earliestStart,
  hoursOf,
  instantAt,
  mayLast,
  slotsOn,
  startsEveryMinutes,
  type DayAvailability,
  type HourlyServiceType,
} from '@rumi/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, type ResourceKind } from '../db/schema/services.ts'
import { now } from '../http/clock.ts'
import { isHolding } from './is-holding.ts'

type Wanted = {
  kind: ResourceKind
  serviceType: HourlyServiceType
  /** How long the visit takes. */
  minutes: number
  /** Days on which the house is open. */
  days: string[]
}
type Visit = { resourceId: string | null; start: string; end: string }

/** Starts at which somebody of a kind is free for a visit, day by day; none where it may not last so long. */
export async function freeHours(
  db: Queryable,
  { kind, serviceType, minutes, days }: Wanted,
): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || !mayLast(serviceType, minutes)) return new Map()
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
  const onDay = Map.groupBy(
    visits.map(({ resourceId, startAt, endAt }) => ({ resourceId, start: startAt!, end: endAt! })),
    ({ start }) => dayOf(start),
  )
  const visit = { serviceType, minutes, earliest: earliestStart(serviceType, now()) }
  return new Map(days.map((day) => [day, freeOnDay(day, visit, working, onDay.get(day) ?? [])]))
}

/** The starts of a day, each with how many of those who work are free for all of the visit. */
function freeOnDay(
  day: string,
  { serviceType, minutes, earliest }: { serviceType: HourlyServiceType; minutes: number; earliest: string },
  working: readonly { id: string }[],
  visits: readonly Visit[],
): DayAvailability {
  const slots = slotsOn({
    day,
    hours: hoursOf(serviceType),
    durationMinutes: minutes,
    startsEveryMinutes: startsEveryMinutes[serviceType],
    busy: working.map(({ id }) => visits.filter(({ resourceId }) => resourceId === id)),
    earliest,
  })
  return { date: day, remaining: slots.filter(({ remaining }) => remaining > 0).length, slots }
}
