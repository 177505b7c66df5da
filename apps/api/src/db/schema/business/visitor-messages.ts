import { messageKinds, messageStatuses, type PriceLine } from '@rumi/contract'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bookings } from '../bookings.ts'
import { idColumn, instant, isE164, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'
import { users } from '../people/people.ts'
import { services } from './services.ts'

/** Messages from the public pages with their state. */
export const visitorMessages = pgTable(
  'visitor_messages',
  {
    id: idColumn(),
    /** Signed-in sender; null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    phoneE164: text('phone_e164').notNull().default(''),
    message: text('message').notNull().default(''),
    subject: text('subject').notNull().default(''),
    serviceId: uuid('service_id').references(() => services.id, { onDelete: 'set null' }),
    start: text('start_asked'),
    end: text('end_asked'),
    dogs: integer('dogs').notNull().default(1),
    lines: jsonb('lines').$type<PriceLine[]>().notNull().default([]),
    status: text('status', { enum: messageStatuses }).notNull().default('new'),
    answeredAt: instant('answered_at'),
    /** The booking that the desk made of it. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('visitor_messages_kind_is_known', t.kind, messageKinds),
    oneOf('visitor_messages_status_is_known', t.status, messageStatuses),
    notBlank('visitor_messages_have_a_name', t.name),
    isE164('visitor_messages_telephone_is_e164', t),
    check('visitor_messages_about_some_dogs', sql`${t.dogs} between 1 and 10`),
    check(
      'visitor_messages_ask_for_days_that_exist',
      sql`asked_time_exists(${t.start}) and asked_time_exists(${t.end})`,
    ),
    check('visitor_messages_booked_are_answered', sql`${t.bookingId} is null or ${t.answeredAt} is not null`),
    index('visitor_messages_in_order').on(t.createdAt, t.id),
    index('visitor_messages_by_status').on(t.status, t.createdAt, t.id),
    index('visitor_messages_by_user').on(t.userId, t.createdAt),
    index('visitor_messages_by_booking').on(t.bookingId),
  ],
)
