import type { invitations } from '@rumi/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { staffInvitations } from '../../db/schema/people/staff-invitations.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { forgetAddresses } from '../passwords/forget-addresses.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { hashOfSecret } from '../secret.ts'
import { startSession } from '../sessions/start-session.ts'

const inForce = (token: string) =>
  and(eq(staffInvitations.tokenHash, hashOfSecret(token)), gt(staffInvitations.expiresAt, sql`now()`))

/** Whom a link is for. */
export async function invitationOfLink(db: Db, token: string) {
  const { id, name, email, role } = staffInvitations
  const [invitation] = await db.select({ id, name, email, role }).from(staffInvitations).where(inForce(token))
  if (!invitation) throw new Refused('link-expired')
  return invitation
}

type Accepted = Pick<typeof users.$inferInsert, 'name' | 'lastName'> & { passwordHash: string }

/** Creates the account of an invitation and deletes the invitation. Of concurrent requests with one link, one succeeds. */
async function openAccount(tx: Tx, token: string, accepted: Accepted) {
  const [invitation] = await tx.delete(staffInvitations).where(inForce(token)).returning({
    id: staffInvitations.id,
    email: staffInvitations.email,
    role: staffInvitations.role,
    customRoleId: staffInvitations.customRoleId,
  })
  if (!invitation) throw new Refused('link-expired')
  await forgetAddresses(tx, [invitation.email])
  const made = await tx
    .insert(users)
    .values({ ...invitation, ...accepted })
    .onConflictDoNothing({ target: users.email, where: sql`${users.email} <> ''` })
    .returning({ id: users.id })
  if (made.length === 0) throw new Refused('taken', { message: authSentences.inviteeHasAccount })
  return invitation
}

/** Creates a staff account with the invited role by a mailed link, once, and signs in. */
export async function acceptInvitation(
  deps: AuthDeps,
  { params: { token }, body, request, reply }: CallContext<typeof invitations.accept>,
) {
  const { id, email } = await invitationOfLink(deps.database.db, token)
  const { name, lastName, password } = body
  await refuseCommonPassword(password, { name, lastName, email })
  const passwordHash = await hashPassword(password)
  return startSession(deps, {
    userId: id,
    request,
    reply,
    async inSameTransaction(tx) {
      const { role } = await openAccount(tx, token, { name, lastName, passwordHash })
      const details = { from: 'none', to: role }
      await recordSecurityEvent(tx, request, { kind: 'role-changed', accountId: id, details })
    },
  })
}
