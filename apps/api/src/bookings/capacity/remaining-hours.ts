import {
  dayOf,
  earliestStart,
  hoursOf,
  instantAt,
  mayLast,
  slotsOn,
  startsEveryMinutes,
  type Busy,
  type DayAvailability,
  type HourlyServiceType,
  type BusinessTerms,
} from '@rumi/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { resources, type ResourceKind } from '../../db/schema/business/services.ts'
import { now } from '../../http/clock.ts'
import { isHolding } from '../../db/holds-capacity.ts'
import { absenceSpans } from '../../schedule/index.ts'
import { doesService } from './assign-resource.ts'

/** People of a kind with the visits that occupy them during a time. */
const visitsOfKind = namedStatement('visits of kind', (db) =>
  db
    .select({
      resourceId: resources.id,
      startAt: bookings.startAt,
      endAt: sql<string>`coalesce(${bookings.busyUntil}, ${bookings.endAt})`.mapWith(bookings.endAt),
    })
    .from(resources)
    .leftJoin(
      bookings,
      and(
        eq(bookings.resourceId, resources.id),
        isHolding,
        lt(bookings.startAt, sql.placeholder('end')),
        gt(bookings.endAt, sql.placeholder('start')),
        sql`${bookings.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    )
    .where(
      and(
        eq(resources.kind, sql.placeholder('kind')),
        sql`${resources.active}`,
        doesService(sql`${sql.placeholder('service')}::uuid`),
      ),
    ),
)

type Wanted = {
  kind: ResourceKind
  serviceId: string
  serviceType: HourlyServiceType
  /** Duration of the visit. */
  minutes: number
  /** People wanted at the same time. */
  people: number
  /** Minutes of the service itself, which a party may last. */
  packageMinutes: number
  /** Cleaning minutes after it. */
  cleaningMinutes: number
  /** Open days. */
  days: string[]
  /** A visit that is to be moved: its hour counts as free. */
  except: string | null
  /** True at the desk, where no notice applies. */
  waiveNotice: boolean
  terms: BusinessTerms
}
type WantedVisit = Pick<Wanted, 'serviceType' | 'minutes' | 'people' | 'cleaningMinutes' | 'terms'> & {
  earliest: string
}

/**
 * Returns the start times by day at which a person of a kind is free; none if the duration is not permitted.
 */
export async function remainingHours(
  db: Queryable,
  { kind, serviceId, days, except, waiveNotice, ...wanted }: Wanted,
): Promise<Map<string, DayAvailability>> {
  const { serviceType, minutes, packageMinutes, terms } = wanted
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || !mayLast(serviceType, minutes, packageMinutes)) return new Map()
  const within = { start: instantAt(first, '00:00'), end: instantAt(last, '23:59') }
  const found = await visitsOfKind(db, { kind, service: serviceId, except, ...within })
  const ids = [...new Set(found.map(({ resourceId }) => resourceId))]
  const onDay = Map.groupBy(
    found.flatMap(({ resourceId, startAt, endAt }) =>
      startAt ? [{ resourceId, start: startAt, end: endAt }] : [],
    ),
    ({ start }) => dayOf(start),
  )
  const awayOn = await absenceSpans(db, ids, within)
  const earliest = waiveNotice ? now() : earliestStart(serviceType, now(), terms)
  const visit = { ...wanted, earliest }
  return new Map(
    days.map((day) => {
      const booked = onDay.get(day) ?? []
      const busy = ids.map((id) => [
        ...booked.filter(({ resourceId }) => resourceId === id),
        ...awayOn(id, day),
      ])
      return [day, freeOnDay(day, visit, busy)]
    }),
  )
}

/** Start times of a day. `remaining` counts the staff free for the whole visit, less those wanted besides the first. */
function freeOnDay(
  day: string,
  { serviceType, minutes, people, cleaningMinutes, earliest, terms }: WantedVisit,
  busy: readonly (readonly Busy[])[],
): DayAvailability {
  const hours = hoursOf(serviceType, day, terms)
  if (hours === null) return { date: day, remaining: 0, slots: [] }
  const slots = slotsOn({
    day,
    hours,
    durationMinutes: minutes,
    startsEveryMinutes: startsEveryMinutes[serviceType],
    busy,
    earliest,
    gapMinutes: cleaningMinutes,
  }).map((slot) => ({ ...slot, remaining: Math.max(0, slot.remaining - people + 1) }))
  return { date: day, remaining: slots.filter(({ remaining }) => remaining > 0).length, slots }
}
