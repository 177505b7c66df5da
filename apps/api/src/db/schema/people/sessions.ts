import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../columns.ts'
import { users } from './people.ts'

/** Session: one login on one device. Its cookie can only request fresh tokens (decision 28). */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cookieHash: text('cookie_hash').notNull(),
    device: text('device').notNull().default(''),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    lastUsedAt: instant('last_used_at')
      .notNull()
      .default(sql`now()`),
    /** Last user activity; page loads and polling do not count. */
    lastActiveAt: instant('last_active_at')
      .notNull()
      .default(sql`now()`),
    /** Last re-authentication. */
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('sessions_one_per_cookie').on(t.cookieHash),
    index('sessions_by_user').on(t.userId, t.createdAt),
    index('sessions_by_expiry').on(t.expiresAt),
  ],
)

/** The bearer tokens of a session, by their hash. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Re-authentication with which the token was issued; null if by cookie alone. */
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('session_tokens_by_session').on(t.sessionId),
    index('session_tokens_by_expiry').on(t.expiresAt),
  ],
)
