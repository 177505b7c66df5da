import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, notBlank } from '../columns.ts'
import { users } from './people.ts'

/**
 * The second person of an account, who logs in by themselves. What is of the account stays of its holder: triggers see to it that such
 * a person has nothing of their own and that nobody is the second person of theirs.
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

/** Whom the holder of an account invited to it, one at a time, and who has not come yet. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** How the holder calls them; they write their own name when they come. */
    name: text('name').notNull(),
    /** Of the newest link; until its mail is sent, of a secret that nobody knows. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When the newest link was mailed. */
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
