import { careKinds, careResults } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { centavos, idColumn, instant, notBlank, oneOf, timestampColumns, versionColumn } from './columns.ts'
import { dogs } from './people/dogs.ts'
import { users } from './people/people.ts'
import { visits } from './visits.ts'

/** Plan of a dog's meals, medicines and walks. */
export const careItems = pgTable(
  'care_items',
  {
    id: idColumn(),
    rumiId: uuid('dog_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind', { enum: careKinds }).notNull(),
    name: text('name').notNull(),
    dose: text('dose').notNull().default(''),
    instructions: text('instructions').notNull().default(''),
    times: text('times').array().notNull(),
    from: date('first_day', { mode: 'string' }).notNull(),
    /** Last day; null until further notice. */
    until: date('last_day', { mode: 'string' }),
    /** Author of the last change. */
    statedBy: uuid('stated_by')
      .notNull()
      .references(() => users.id),
    /** Set in place of a deletion where entries were marked. */
    removedAt: instant('removed_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    foreignKey({
      name: 'care_items_of_a_dog_of_its_owner',
      columns: [t.rumiId, t.ownerId],
      foreignColumns: [dogs.id, dogs.ownerId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    oneOf('care_items_kind_is_known', t.kind, careKinds),
    notBlank('care_items_have_a_name', t.name),
    check('care_items_end_after_their_start', sql`${t.until} >= ${t.from}`),
    check(
      'care_items_have_times_of_the_day',
      sql`array_to_string(${t.times}, ' ') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*$'`,
    ),
    index('care_items_in_order').on(t.createdAt, t.id),
    index('care_items_by_dog').on(t.rumiId, t.ownerId),
    index('care_items_by_author').on(t.statedBy),
  ],
)

/** Mark of one entry of a day's care sheet, with the item as it was then. */
export const careMarks = pgTable(
  'care_marks',
  {
    id: idColumn(),
    careItemId: uuid('care_item_id')
      .notNull()
      .references(() => careItems.id, { onDelete: 'cascade' }),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    result: text('result', { enum: careResults }).notNull(),
    note: text('note').notNull().default(''),
    kind: text('kind', { enum: careKinds }).notNull(),
    name: text('name').notNull(),
    dose: text('dose').notNull(),
    markedBy: uuid('marked_by')
      .notNull()
      .references(() => users.id),
    markedAt: instant('marked_at').notNull(),
    /** Booking that was charged for the dose. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    feeCentavos: centavos('fee_centavos').notNull().default(0),
  },
  (t) => [
    unique('care_marks_one_per_entry').on(t.careItemId, t.day, t.time),
    oneOf('care_marks_result_is_known', t.result, careResults),
    oneOf('care_marks_kind_is_known', t.kind, careKinds),
    check(
      'care_marks_charge_a_booking',
      sql`${t.feeCentavos} >= 0 and (${t.bookingId} is null) = (${t.feeCentavos} = 0)`,
    ),
    index('care_marks_by_day').on(t.day),
    index('care_marks_by_visit').on(t.visitId),
    index('care_marks_by_booking').on(t.bookingId),
    index('care_marks_by_author').on(t.markedBy),
  ],
)
