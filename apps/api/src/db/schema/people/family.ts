import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank } from '../columns.ts'
import { users } from './people.ts'

/**
 * Second person of an account, with a login of their own. All data belongs to the holder. Triggers ensure
 * that a second person owns nothing and has no second person.
 */
export const familyMembers = pgTable(
  'family_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('cliente'),
    since: instant('since')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('family_members_one_per_account').on(t.accountId),
    check('family_members_role_is_of_clients', sql`${t.role} = 'cliente'`),
    check('family_members_are_two', sql`${t.userId} <> ${t.accountId}`),
    foreignKey({
      name: 'family_members_are_clients',
      columns: [t.userId, t.role],
      foreignColumns: [users.id, users.role],
    }).onDelete('cascade'),
    index('family_members_with_their_role').on(t.userId, t.role),
  ],
)

/** Pending invitation to an account; one per account. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Name given by the holder; replaced by their own at registration. */
    name: text('name').notNull(),
    /** Hash of the newest token; a random hash until its mail is sent. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** Time of the last mail. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    unique('family_invitations_one_per_account').on(t.accountId),
    unique('family_invitations_one_per_link').on(t.tokenHash),
    check('family_invitations_email_in_lower_case', sql`${t.email} = lower(${t.email})`),
    notBlank('family_invitations_name_somebody', t.name),
    index('family_invitations_by_email').on(t.email),
    index('family_invitations_by_expiry').on(t.expiresAt),
  ],
)
