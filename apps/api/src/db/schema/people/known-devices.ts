import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './people.ts'

/** Known devices by the hash of their cookie. Wrong passwords from elsewhere never slow them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    networkHash: text('network_hash').notNull(),
    lastLoginAt: instant('last_login_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'known_devices_once_per_account', columns: [t.userId, t.tokenHash] }),
    index('known_devices_by_network').on(t.userId, t.networkHash),
    index('known_devices_by_age').on(t.lastLoginAt),
  ],
)
