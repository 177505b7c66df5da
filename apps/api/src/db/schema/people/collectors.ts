import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank } from '../columns.ts'
import { users } from './people.ts'

/** People who may collect a client's dogs, besides those who use the account. */
export const collectors = pgTable(
  'collectors',
  {
    id: idColumn(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    notBlank('collectors_have_a_name', t.name),
    index('collectors_by_client').on(t.clientId, t.createdAt, t.id),
  ],
)
