import type { BusinessSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Settings, one row per change: the newest applies, the others are history. The first version is the defaults
 * and has no row. Rows are append-only, enforced by triggers.
 */
export const houseSettings = pgTable(
  'house_settings',
  {
    /** Previous version plus one, so that one of two concurrent changes is refused. */
    version: integer('version').primaryKey(),
    /** All of them, as they hold from then on. */
    data: jsonb('data').$type<BusinessSettings>().notNull(),
    /** Author, without a reference: the record outlives the account. */
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    check('house_settings_begin_after_the_defaults', sql`${t.version} > 1`),
    check('house_settings_are_an_object', sql`jsonb_typeof(${t.data}) = 'object'`),
  ],
)
