import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people/people.ts'

/** A row that an act changed, as it was and as it is since; `null` where there was or is none. */
export type StoredChange = {
  table: string
  key: Record<string, string | number>
  former: Record<string, unknown> | null
  present: Record<string, unknown> | null
}

/**
 * Undoable acts of the desk. Triggers (`…_kept_for_undo`) store the former rows, and `undo_act` restores
 * them.
 */
export const undoableActs = pgTable(
  'undoable_acts',
  {
    /** Chosen by the client, so that several requests form one act. */
    id: uuid('id').primaryKey(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    changes: jsonb('changes').$type<StoredChange[]>().notNull().default([]),
  },
  (t) => [
    check('undoable_acts_list_changes', sql`jsonb_typeof(${t.changes}) = 'array'`),
    index('undoable_acts_by_actor').on(t.actorId),
    index('undoable_acts_by_end').on(t.until),
  ],
)
