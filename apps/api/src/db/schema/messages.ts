import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './people.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    href: text('href'),
    read: boolean('read').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('notifications_by_user').on(t.userId, t.createdAt, t.id)],
)

/** What must happen after a transaction, written in it; whoever carries it out deletes the row. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('outbox_in_order').on(t.createdAt, t.id)],
)
