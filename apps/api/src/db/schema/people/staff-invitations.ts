import { staffRoles } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customRoles } from './custom-roles.ts'
import { idColumn, instant, notBlank, oneOf } from '../columns.ts'
import { users } from './people.ts'

/** Open staff invitations. The id becomes that of the account, so that the audit trail connects both. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: idColumn(),
    email: text('email').notNull(),
    /** Name given by the inviting user; replaced by their own at registration. */
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    customRoleId: uuid('custom_role_id'),
    /** Hash of the newest token; a random hash until its mail is sent. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** Time of the last mail. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    unique('staff_invitations_one_per_email').on(t.email),
    unique('staff_invitations_one_per_link').on(t.tokenHash),
    check('staff_invitations_email_in_lower_case', sql`${t.email} = lower(${t.email})`),
    notBlank('staff_invitations_name_somebody', t.name),
    oneOf('staff_invitations_are_for_staff', t.role, staffRoles),
    foreignKey({
      name: 'staff_invitations_own_role_is_of_their_role',
      columns: [t.customRoleId, t.role],
      foreignColumns: [customRoles.id, customRoles.baseRole],
    }),
    index('staff_invitations_in_order').on(t.createdAt, t.id),
    index('staff_invitations_by_inviter').on(t.invitedBy),
  ],
)
