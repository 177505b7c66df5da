import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Texts of the site that replace defaults, one row per change: the newest applies, the others are history.
 * The first version is the default and has no row. Rows are append-only, enforced by triggers.
 */
export const texts = pgTable(
  'texts',
  {
    key: text('key').notNull(),
    /** Previous version plus one, so that one of two concurrent changes is refused. */
    version: integer('version').notNull(),
    /** Null from when the default holds again. */
    value: text('value'),
    /** Author, without a reference: the record outlives the account. */
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ name: 'texts_key_version_pk', columns: [t.key, t.version] }),
    check('texts_begin_after_the_default', sql`${t.version} > 1`),
    check('texts_say_something', sql`btrim(${t.value}) <> ''`),
  ],
)
