import { waitingStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { idColumn, instant, oneOf, timestampColumns } from './columns.ts'
import { users } from './people/people.ts'
import { services } from './business/services.ts'

/**
 * Waiting list. An offer is a booking that holds the freed place: each entry gets one, and each such booking
 * belongs to one entry.
 */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: idColumn(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    rumiIds: jsonb('rumi_ids').$type<string[]>().notNull(),
    /** Day or instant in wire format. */
    start: text('start').notNull(),
    end: text('end').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    status: text('status', { enum: waitingStatuses }).notNull().default('waiting'),
    offeredUntil: instant('offered_until'),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** Shared by the entries of dogs that are to be groomed at the same time; they are offered places together. */
    sideBySideId: uuid('side_by_side_id'),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('waiting_list_status_is_known', t.status, waitingStatuses),
    unique('waiting_list_one_entry_per_offer').on(t.bookingId),
    check(
      'waiting_list_offer_names_its_booking',
      sql`(${t.bookingId} is null) = (${t.offeredUntil} is null) and (${t.status} not in ('offered', 'accepted') or ${t.bookingId} is not null)`,
    ),
    uniqueIndex('waiting_list_wait_once')
      .on(t.clientId, t.serviceId, t.start, t.end)
      .where(sql`status in ('waiting', 'offered') and side_by_side_id is null`),
    uniqueIndex('waiting_list_wait_once_side_by_side')
      .on(t.clientId, t.serviceId, t.start, t.rumiIds)
      .where(sql`status in ('waiting', 'offered') and side_by_side_id is not null`),
    index('waiting_list_in_order').on(t.createdAt, t.id),
    index('waiting_list_by_client').on(t.clientId, t.createdAt, t.id),
    index('waiting_list_open')
      .on(t.createdAt, t.id)
      .where(sql`status in ('waiting', 'offered')`),
  ],
)
