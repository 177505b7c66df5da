import {
  addDays,
  dayOf,
  eachDay,
  hoursOf,
  instantAt,
  minutesBetween,
  workingMinutes,
  type BusinessCalendar,
  type ShareOfDay,
} from '@rumi/contract'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { isHolding } from '../../db/holds-capacity.ts'
import { bookingDays, bookings } from '../../db/schema/bookings.ts'
import { places, pools, resources, type ResourceKind } from '../../db/schema/business/services.ts'
import { capacityOnWeekdays, usualPlaces } from '../../places/index.ts'
import { absenceSpans } from '../../schedule/index.ts'
import type { Span } from './span.ts'
import type { Service } from '../create/load-booking-inputs.ts'

export type WantedVisit = {
  clientId: string
  service: Service
  span: Span
  dogs: readonly unknown[]
  calendar: BusinessCalendar
  /** The booking that moves. */
  except?: string | undefined
}

/** Returns the client's share of each day of a booking. */
export function sharesOfDays(tx: Tx, wanted: WantedVisit): Promise<ShareOfDay[]> {
  const { span, service } = wanted
  if (span.kind === 'hours') return shareOfHours(tx, wanted, span)
  if (!service.pool) return sharesOfRooms(tx, wanted, span)
  return sharesOfPlaces(tx, { ...wanted, pool: service.pool, days: eachDay(span.startDay, span.endDay) })
}

type Days = Extract<Span, { kind: 'days' }>
type Hours = Extract<Span, { kind: 'hours' }>

type WantedPlaces = Omit<WantedVisit, 'service' | 'span' | 'calendar'> & {
  pool: string
  days: readonly string[]
}

/** The same for counted places on each of some days, in their order. */
export async function sharesOfPlaces(
  tx: Tx,
  { clientId, dogs, except, pool, days }: WantedPlaces,
): Promise<ShareOfDay[]> {
  const among = [...days]
  const [usual] = await tx
    .select({ usual: pools.capacity, onWeekdays: capacityOnWeekdays })
    .from(pools)
    .where(eq(pools.name, pool))
  const counted = await tx
    .select({ day: places.day, capacity: places.capacity })
    .from(places)
    .where(and(eq(places.pool, pool), inArray(places.day, among)))
  const held = await tx
    .select({ id: bookings.id, day: bookingDays.day, dogs: bookingDays.dogs })
    .from(bookingDays)
    .innerJoin(bookings, eq(bookings.id, bookingDays.bookingId))
    .where(and(eq(bookingDays.pool, pool), inArray(bookingDays.day, among), eq(bookings.clientId, clientId)))
  return days.map((day) => {
    const own = held.filter((one) => one.day === day)
    const dogsOf = (some: typeof own) => some.reduce((sum, one) => sum + one.dogs, 0)
    return {
      capacity: counted.find((one) => one.day === day)?.capacity ?? (usual ? usualPlaces(usual, day) : 0),
      taken: dogsOf(own.filter(({ id }) => id !== except)),
      wanted: dogs.length,
      former: dogsOf(own.filter(({ id }) => id === except)),
      smallest: 1,
    }
  })
}

async function sharesOfRooms(
  tx: Tx,
  { clientId, service, except }: WantedVisit,
  { startDay, endDay }: Days,
): Promise<ShareOfDay[]> {
  const capacity = await countOf(tx, service.takes as ResourceKind)
  const stays = await tx
    .select({ id: bookings.id, startDay: bookings.startDay, endDay: bookings.endDay })
    .from(bookings)
    .innerJoin(resources, eq(resources.id, bookings.resourceId))
    .where(
      and(
        eq(bookings.clientId, clientId),
        isHolding,
        eq(resources.kind, 'room'),
        sql`${bookings.startDay} < ${endDay} and ${bookings.endDay} > ${startDay}`,
      ),
    )
  return eachDay(startDay, addDays(endDay, -1)).map((night) => {
    const slept = stays.filter((stay) => stay.startDay! <= night && night < stay.endDay!)
    const former = slept.filter(({ id }) => id === except).length
    return { capacity, taken: slept.length - former, wanted: 1, former, smallest: 1 }
  })
}

async function shareOfHours(
  tx: Tx,
  { clientId, service, calendar, except }: WantedVisit,
  { startAt, endAt }: Hours,
): Promise<ShareOfDay[]> {
  const kind = service.takes as ResourceKind
  const day = dayOf(startAt)
  const within = { start: instantAt(day, '00:00'), end: instantAt(addDays(day, 1), '00:00') }
  const people = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.active, true)))
  const ids = people.map(({ id }) => id)
  const awayOn = await absenceSpans(tx, ids, within)
  const hours = hoursOf(service.serviceType, day, calendar.terms)
  const visits = await tx
    .select({ id: bookings.id, startAt: bookings.startAt, endAt: bookings.endAt })
    .from(bookings)
    .innerJoin(resources, eq(resources.id, bookings.resourceId))
    .where(
      and(
        eq(bookings.clientId, clientId),
        isHolding,
        eq(resources.kind, kind),
        gte(bookings.startAt, within.start),
        lt(bookings.startAt, within.end),
      ),
    )
  const minutesOf = (some: typeof visits) =>
    some.reduce((sum, visit) => sum + minutesBetween(visit.startAt!, visit.endAt!), 0)
  const wanted = minutesBetween(startAt, endAt)
  return [
    {
      capacity: ids.reduce((sum, id) => sum + (hours ? workingMinutes(day, hours, awayOn(id, day)) : 0), 0),
      taken: minutesOf(visits.filter(({ id }) => id !== except)),
      wanted,
      former: minutesOf(visits.filter(({ id }) => id === except)),
      smallest: wanted,
    },
  ]
}

const countOf = (tx: Tx, kind: ResourceKind) =>
  tx.$count(resources, and(eq(resources.kind, kind), eq(resources.active, true)))
