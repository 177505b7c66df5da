import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * What the business says on its site in place of what is shipped, a row for each change of a text: the newest holds, the others are its
 * history. The first version is the default and has no row. Rows are added and never changed; triggers of the migration hold that.
 */
export const texts = pgTable(
  'texts',
  {
    key: text('key').notNull(),
    /** One more than the one before, so that of two who change the same version one is refused. */
    version: integer('version').notNull(),
    /** Null from when the default holds again. */
    value: text('value'),
    /** Whoever changed it, without a reference: the record outlives the account. */
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
