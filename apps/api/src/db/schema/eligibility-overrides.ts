import { overrideReasonLength } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookingDogs } from './bookings.ts'
import { instant } from './columns.ts'
import { users } from './people/people.ts'

/** Overridden requirements of a booking by dog: by whom, when and why (docs/domain.md#medical-records). */
export const eligibilityOverrides = pgTable(
  'eligibility_overrides',
  {
    bookingId: uuid('booking_id').notNull(),
    dogId: uuid('dog_id').notNull(),
    code: text('code').notNull(),
    reason: text('reason').notNull(),
    by: uuid('by')
      .notNull()
      .references(() => users.id),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'eligibility_overrides_once_each', columns: [t.bookingId, t.dogId, t.code] }),
    foreignKey({
      name: 'eligibility_overrides_of_a_booked_dog',
      columns: [t.bookingId, t.dogId],
      foreignColumns: [bookingDogs.bookingId, bookingDogs.dogId],
    }).onDelete('cascade'),
    check(
      'eligibility_overrides_have_a_reason',
      sql.raw(`char_length(btrim(reason)) >= ${overrideReasonLength.min}`),
    ),
    index('eligibility_overrides_by_person').on(t.by),
  ],
)
