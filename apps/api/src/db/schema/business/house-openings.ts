import { setupSteps } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from '../columns.ts'

/**
 * Whether the house is open to the public, a row for each change; the newest holds, and without a row it is open. Rows are added
 * and never changed; triggers of the migration hold that.
 */
export const houseOpenings = pgTable(
  'house_openings',
  {
    /** One more than the one before, so that of two who change it at once one is refused. */
    version: integer('version').primaryKey(),
    open: boolean('open').notNull(),
    /** Whoever did it, without a reference; null for the first start, which closes a new house. */
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [check('house_openings_count_from_one', sql`${t.version} > 0`)],
)

/** Which steps of the guide were looked through; of each the newest row holds. */
export const setupStepMarks = pgTable(
  'setup_steps',
  {
    id: id(),
    step: text('step', { enum: setupSteps }).notNull(),
    done: boolean('done').notNull(),
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    oneOf('setup_steps_are_known', t.step, setupSteps),
    index('setup_steps_in_order').on(t.changedAt, t.id),
  ],
)
