import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bookingDogs } from './bookings.ts'
import { resources } from './business/services.ts'
import { idColumn, instant, timestampColumns, versionColumn } from './columns.ts'

/**
 * Work of a groomer on one dog of a booking. `grooming_cards_of_a_dog_received` requires that the booking has begun.
 */
export const groomingCards = pgTable(
  'grooming_cards',
  {
    id: idColumn(),
    bookingId: uuid('booking_id').notNull(),
    rumiId: uuid('dog_id').notNull(),
    staffMemberId: uuid('staff_member_id').references(() => resources.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    blade: text('blade').notNull().default(''),
    lengths: text('lengths').notNull().default(''),
    products: text('products').notNull().default(''),
    notes: text('notes').notNull().default(''),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('grooming_cards_one_per_dog').on(t.bookingId, t.rumiId),
    foreignKey({
      name: 'grooming_cards_of_a_booked_dog',
      columns: [t.bookingId, t.rumiId],
      foreignColumns: [bookingDogs.bookingId, bookingDogs.dogId],
    }),
    check('grooming_cards_finish_after_start', sql`${t.finishedAt} >= ${t.startedAt}`),
    index('grooming_cards_in_order').on(t.createdAt, t.id),
    index('grooming_cards_by_dog').on(t.rumiId, t.createdAt, t.id),
    index('grooming_cards_by_person').on(t.staffMemberId),
    index('grooming_cards_at_work')
      .on(t.startedAt)
      .where(sql`${t.finishedAt} is null`),
  ],
)
