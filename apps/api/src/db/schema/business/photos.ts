import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank, versionColumn } from '../columns.ts'

/** The photograph in the place of each drawing that has one. Its id names its files: one upload, one id, so that no address ever shows another. */
export const photos = pgTable(
  'photos',
  {
    id: idColumn(),
    slot: text('slot').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull(),
    /** The point that no crop cuts off, as shares of width and height from the upper left. */
    focusX: doublePrecision('focus_x').notNull(),
    focusY: doublePrecision('focus_y').notNull(),
    version: versionColumn(),
    /** Last author, without a reference: the record outlives the account. */
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    unique('photos_one_per_slot').on(t.slot),
    notBlank('photos_are_of_a_slot', t.slot),
    notBlank('photos_say_what_they_show', t.alt),
    check('photos_have_a_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('photos_focus_is_within', sql`${t.focusX} between 0 and 1 and ${t.focusY} between 0 and 1`),
  ],
)
