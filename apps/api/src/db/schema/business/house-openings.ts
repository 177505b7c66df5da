import { setupSteps } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf } from '../columns.ts'

/**
 * Opening state, one row per change; the newest applies, and no row means open. Rows are append-only,
 * enforced by triggers.
 */
export const houseOpenings = pgTable(
  'house_openings',
  {
    /** Previous version plus one, so that one of two concurrent changes is refused. */
    version: integer('version').primaryKey(),
    open: boolean('open').notNull(),
    /** Author, without a reference; null for the first start, which closes a new business. */
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [check('house_openings_count_from_one', sql`${t.version} > 0`)],
)

/** Confirmed setup steps; the newest row of each applies. */
export const setupStepMarks = pgTable(
  'setup_steps',
  {
    id: idColumn(),
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
