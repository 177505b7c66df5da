import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookingDogs } from './bookings.ts'
import { instant, oneOf } from './columns.ts'

/** A dog stays (hotel, day care), visits (grooming, training) or is at an event; a visit alone may fall inside its own stay. */
export const occupancyKinds = ['stay', 'visit', 'event'] as const
export type OccupancyKind = (typeof occupancyKinds)[number]

/** Kinds of occupancy that a dog cannot have at the same time as each kind. */
export const conflictingKinds = {
  stay: ['stay', 'event'],
  visit: ['visit', 'event'],
  event: ['stay', 'visit', 'event'],
} as const satisfies Record<OccupancyKind, readonly OccupancyKind[]>

/**
 * Time that a dog spends at the business, half-open. Rows exist while the booking holds its place; releasing it deletes them.
 * The exclusion constraint `dog_occupancies_one_place_at_a_time` in the migrations refuses those that conflict.
 */
export const dogOccupancies = pgTable(
  'dog_occupancies',
  {
    bookingId: uuid('booking_id').notNull(),
    dogId: uuid('dog_id').notNull(),
    kind: text('kind', { enum: occupancyKinds }).notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'dog_occupancies_once_each', columns: [t.bookingId, t.dogId, t.startAt] }),
    foreignKey({
      name: 'dog_occupancies_of_a_booked_dog',
      columns: [t.bookingId, t.dogId],
      foreignColumns: [bookingDogs.bookingId, bookingDogs.dogId],
    }).onDelete('cascade'),
    oneOf('dog_occupancies_kind_is_known', t.kind, occupancyKinds),
    check('dog_occupancies_end_after_start', sql`${t.endAt} > ${t.startAt}`),
  ],
)
