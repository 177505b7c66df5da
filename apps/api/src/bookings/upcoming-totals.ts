import { eachDay, minutesBetween, nightsBetween, type UpcomingTotals } from '@rumi/contract'
import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { isHolding } from '../db/holds-capacity.ts'
import { bookingDays, bookings } from '../db/schema/bookings.ts'
import { now, today } from '../http/clock.ts'
import type { Span } from './capacity/span.ts'
import type { Service } from './create/load-booking-inputs.ts'

const totalsOf = namedStatement('upcoming totals', (db) =>
  db
    .select({
      bookings: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(extract(epoch from ${bookings.endAt} - ${bookings.startAt}) / 60), 0)::int`,
      nights: sql<number>`coalesce(sum(${bookings.endDay} - ${bookings.startDay}) filter (where ${bookings.resourceId} is not null), 0)::int`,
      places: sql<number>`coalesce(sum((select sum(d.dogs) from ${bookingDays} d
        where d.booking_id = ${bookings.id} and d.day >= ${sql.placeholder('today')})), 0)::int`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, sql.placeholder('client')),
        isHolding,
        or(gte(bookings.endDay, sql.placeholder('today')), gt(bookings.endAt, sql.placeholder('now'))),
        sql`${bookings.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    ),
)

/** Adds up the client's upcoming bookings, optionally without one. */
export async function upcomingTotals(tx: Tx, clientId: string, except?: string): Promise<UpcomingTotals> {
  const asOf = { today: today(), now: now() }
  const [held] = await totalsOf(tx, { client: clientId, ...asOf, except: except ?? null })
  return held!
}

/** The same with one booking more. */
export function withOneMore(
  held: UpcomingTotals,
  { service, span, dogs }: { service: Service; span: Span; dogs: readonly unknown[] },
): UpcomingTotals {
  const one = { ...held, bookings: held.bookings + 1 }
  if (span.kind === 'hours')
    return { ...one, minutes: held.minutes + minutesBetween(span.startAt, span.endAt) }
  return service.takes === 'place'
    ? { ...one, places: held.places + eachDay(span.startDay, span.endDay).length * dogs.length }
    : { ...one, nights: held.nights + nightsBetween(span.startDay, span.endDay) }
}
