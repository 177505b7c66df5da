import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf } from '../columns.ts'
import { users } from './people.ts'

export const mergedKinds = ['client', 'dog'] as const

/** Merged clients and dogs. A merged dog has no row any more. */
export const merges = pgTable(
  'merges',
  {
    id: idColumn(),
    kind: text('kind', { enum: mergedKinds }).notNull(),
    keptId: uuid('kept_id').notNull(),
    goneId: uuid('gone_id').notNull(),
    /** Owner: the surviving client, or the dog's owner. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    mergedBy: uuid('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: instant('merged_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    oneOf('merges_kind_is_known', t.kind, mergedKinds),
    check('merges_are_of_two', sql`${t.keptId} <> ${t.goneId}`),
    unique('merges_once_each').on(t.goneId),
    index('merges_by_kept').on(t.keptId),
    index('merges_by_owner').on(t.ownerId),
    index('merges_by_person').on(t.mergedBy),
  ],
)
