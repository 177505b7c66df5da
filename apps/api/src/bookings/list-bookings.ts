import { addDays, instantAt, longestStayNights, type RecordOf, type Resources } from '@rumi/contract'
import { and, sql } from 'drizzle-orm'
import type { Page } from '../db/repository/repository.ts'
import { bookings } from '../db/schema/bookings.ts'
import type { ListQuery } from '../http/requests/list-query.ts'
import type { ListContext } from '../http/mount-resource.ts'
import { bookingRepository } from './booking-repository.ts'

/** Lists bookings; `from` and `to` limit them to those that overlap the days, `rumiId` to a dog's. */
export function listBookings(
  query: ListQuery,
  { owner, db }: ListContext,
): Promise<Page<RecordOf<Resources['bookings']>>> {
  const { from, to, rumiId, ...filters } = query.filters as { from?: string; to?: string; rumiId?: string }
  return bookingRepository.list(db, {
    ...query,
    filters,
    only: owner ? { clientId: owner } : {},
    where: and(from || to ? touchesDays(from, to) : undefined, rumiId ? isFor(rumiId) : undefined),
  })
}

const isFor = (dogId: string) =>
  sql`${bookings.id} = any(array(select booking_id from booking_dogs where dog_id = ${dogId}))`

/** Bounds of all bookings, with a day of margin. */
const [firstEver, lastEver] = ['1900-01-01', '9000-12-31']
const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/**
 * Selects bookings that overlap a span. The longest stay ever sold bounds their start, so that the index
 * finds few rows.
 */
export function touchesDays(askedFrom: string | undefined, askedTo: string | undefined) {
  const from = askedFrom && later(askedFrom, firstEver)
  const to = askedTo && earlier(askedTo, lastEver)
  const since =
    from &&
    sql`(${bookings.startDay} >= ${addDays(from, -longestStayNights)} and ${bookings.endDay} >= ${from}
      or ${bookings.startAt} >= ${instantAt(addDays(from, -1), '00:00')} and ${bookings.endAt} > ${instantAt(from, '00:00')})`
  const until =
    to && sql`(${bookings.startDay} <= ${to} or ${bookings.startAt} < ${instantAt(addDays(to, 1), '00:00')})`
  const found = sql`select id from bookings where ${sql.join([since || sql`true`, until || sql`true`], sql` and `)}`
  return sql`${bookings.id} = any(array(${found}))`
}
