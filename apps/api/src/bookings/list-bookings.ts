import { addDays, instantAt, type RecordOf, type Resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Page } from '../db/repository.ts'
import { bookings } from '../db/schema/bookings.ts'
import type { ListQuery } from '../http/list-query.ts'
import type { Asked } from '../http/mount-resource.ts'
import { bookingBook } from './booking-book.ts'

/** Bookings; `from` and `to` narrow them to those that touch a span of days, both included. */
export function listBookings(
  query: ListQuery,
  { owner, tx }: Asked,
): Promise<Page<RecordOf<Resources['bookings']>>> {
  const { from, to, ...filters } = query.filters as { from?: string; to?: string }
  const since =
    from && sql`(${bookings.endDay} >= ${from} or ${bookings.endAt} > ${instantAt(from, '00:00')})`
  const until =
    to && sql`(${bookings.startDay} <= ${to} or ${bookings.startAt} < ${instantAt(addDays(to, 1), '00:00')})`
  return bookingBook.list(tx, {
    ...query,
    filters,
    only: owner ? { clientId: owner } : {},
    where: sql.join([since || sql`true`, until || sql`true`], sql` and `),
  })
}
