import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant } from './columns.ts'
import { users } from './people/people.ts'

/** Tablet at the entrance, admitted by its cookie, of which only the hash is stored. */
export const kiosks = pgTable(
  'kiosks',
  {
    id: idColumn(),
    cookieHash: text('cookie_hash').notNull(),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('kiosks_one_per_cookie').on(t.cookieHash),
    index('kiosks_by_opener').on(t.openedBy),
    index('kiosks_by_expiry').on(t.expiresAt),
  ],
)
