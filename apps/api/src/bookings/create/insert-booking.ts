import { randomUUID } from 'node:crypto'
import {
  eachDay,
  quoteBooking,
  ratesToKeep,
  type BusinessCalendar,
  type StoredSettings,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { recordAgreedPrice, type AgreedPrice } from '../change/agreed-price.ts'
import { bookingRepository } from '../booking-repository.ts'
import { insertOverrides, type Waived } from './eligibility-overrides.ts'
import { holdForDeposit } from './hold-for-deposit.ts'
import { lockFreeDogs } from '../capacity/lock-free-dogs.ts'
import { lockCreditsFor, spendCredits } from '../passes/pass-credits.ts'
import { daysOf, busyUntil, type Span } from '../capacity/span.ts'
import { chooseResource, hoursInHouse, occupancyKind } from '../capacity/capacity.ts'
import { countPlacesOn, refuseFullDays } from '../capacity/counted-places.ts'
import type { BookedDog, Service } from './load-booking-inputs.ts'

type Visit = {
  service: Service
  dogs: readonly [BookedDog, ...BookedDog[]]
  span: Span
  calendar: BusinessCalendar
  notes?: string | undefined
  passId?: string | undefined
  /** Under which it is sold, and which it keeps. */
  terms: StoredSettings
  /** The room or person that staff chose: that one or none. */
  only?: string | undefined
  overrides?: readonly Waived[]
  /** Agreed price of an event, if the desk sets it at once. */
  agreed?: AgreedPrice | undefined
  /** Additional checks before any lock. */
  refuseFirst?: (() => Promise<void>) | undefined
  /** Author; null for an offer by the system. */
  by: string | null
  forStaff: boolean
  withoutDeposit?: boolean | undefined
}

/**
 * Inserts a booking with its dogs, place and pass credits, or nothing. Locks in the order of every booking and move:
 * dogs, passes, then days or rooms.
 */
export async function insertBooking(tx: Tx, visit: Visit): Promise<RecordOf<Resources['bookings']>> {
  const { service, dogs, span, calendar, agreed, by, terms } = visit
  const { pool } = service
  const days = pool && span.kind === 'days' ? eachDay(span.startDay, span.endDay) : []
  await visit.refuseFirst?.()
  await lockFreeDogs(tx, visit)
  const credits = await lockCreditsFor(tx, visit)
  if (pool) await refuseFullDays(tx, pool, days, dogs.length)
  const agreedCentavos = agreed?.totalCentavos ?? null
  const booked = { service, dogs, ...daysOf(span), passUnits: credits.length, agreedCentavos }
  const price = quoteBooking(booked, terms)
  const clientId = dogs[0].ownerId
  const resourceId = await chooseResource(tx, visit, { forStaff: visit.forStaff, only: visit.only })
  const hours = hoursInHouse(service.serviceType, span, calendar)
  const bookingId = randomUUID()
  const row: NewBooking = {
    id: bookingId,
    client: clientId,
    service: service.id,
    serviceType: service.serviceType,
    ...timeColumns(service, span),
    resource: resourceId,
    lines: JSON.stringify(price.lines),
    rates: JSON.stringify(ratesToKeep(service, dogs)),
    total: price.totalCentavos,
    agreed: agreedCentavos,
    notes: visit.notes ?? '',
    terms: terms.version,
    dogs: dogs.map((dog) => dog.id),
    pool,
    days,
    kind: occupancyKind(service.serviceType, span),
    starts: hours.map(({ startAt }) => startAt),
    ends: hours.map(({ endAt }) => endAt),
    by,
  }
  if (pool && days.length > 0) await countPlacesOn(tx, { pool, days, dogs: dogs.length })
  await writeBooking(tx, row)
  const booking = await bookingRepository.find(tx, bookingId)
  const { totalCentavos } = price
  const { start } = daysOf(span)
  const { serviceType, seasons } = service
  // An offered place has its own deadline.
  if (by && !visit.withoutDeposit)
    await holdForDeposit(tx, { bookingId, clientId, serviceType, start, seasons, totalCentavos }, terms)
  await insertOverrides(tx, bookingId, visit.overrides ?? [])
  await spendCredits(tx, bookingId, credits)
  if (agreed) await recordAgreedPrice(tx, { id: bookingId, status: 'pending' }, agreed, by)
  return booking!
}

type NewBooking = ReturnType<typeof timeColumns> & {
  id: string
  client: string
  service: string
  serviceType: string
  resource: string | null
  lines: string
  rates: string
  total: number
  agreed: number | null
  notes: string
  terms: number
  dogs: readonly string[]
  pool: string | null
  days: readonly string[]
  kind: string
  starts: readonly string[]
  ends: readonly string[]
  by: string | null
}

/** Inserts a booking with its dogs, counted places, occupancy and first history step. */
const writeBooking = (tx: Tx, row: NewBooking) =>
  tx.execute(sql`with written as (
      insert into bookings (id, client_id, service_id, service_type, start_day, end_day, start_at, end_at, busy_until, resource_id, lines,
        total_centavos, agreed_centavos, sold_rates, notes, settings_version)
      values (${row.id}, ${row.client}, ${row.service}, ${row.serviceType}, ${row.startDay}, ${row.endDay}, ${row.startAt},
        ${row.endAt}, ${row.busyUntil}, ${row.resource}, ${row.lines}, ${row.total},
        ${row.agreed}, ${row.rates}, ${row.notes}, ${row.terms})
      returning id, client_id),
    with_dogs as (
      insert into booking_dogs (booking_id, dog_id, owner_id)
      select id, dog, client_id from written, unnest(${sql.param(row.dogs)}::uuid[]) as dog returning booking_id, dog_id),
    on_days as (
      insert into booking_days (booking_id, pool, day, dogs)
      select id, ${row.pool}, day, cardinality(${sql.param(row.dogs)}::uuid[])
      from written, unnest(${sql.param(row.days)}::date[]) as day),
    in_house as (
      insert into dog_occupancies (booking_id, dog_id, kind, start_at, end_at)
      select booking_id, dog_id, ${row.kind}, hours.start_at, hours.end_at
      from with_dogs, unnest(${sql.param(row.starts)}::timestamptz[], ${sql.param(row.ends)}::timestamptz[]) as hours (start_at, end_at))
    insert into booking_events (booking_id, actor_id, to_status) select id, ${row.by}::uuid, 'pending' from written`)

/** A span as the table keeps it. */
export const timeColumns = (service: Service, span: Span) =>
  span.kind === 'days'
    ? { startDay: span.startDay, endDay: span.endDay, startAt: null, endAt: null, busyUntil: null }
    : {
        startDay: null,
        endDay: null,
        startAt: span.startAt,
        endAt: span.endAt,
        busyUntil: busyUntil(service, span.endAt),
      }
