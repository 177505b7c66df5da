import { invitationHours, type Invitation, type invitations } from '@rumi/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Db, Queryable, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { staffInvitations } from '../../db/schema/people/staff-invitations.ts'
import { runIdempotent } from '../../http/idempotency.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { refuseOwnRoleOfAnother } from '../custom-roles.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

const shown = {
  id: staffInvitations.id,
  name: staffInvitations.name,
  email: staffInvitations.email,
  role: staffInvitations.role,
  customRoleId: staffInvitations.customRoleId,
  invitedBy: sql<string | null>`nullif(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
  createdAt: staffInvitations.createdAt,
  expiresAt: staffInvitations.expiresAt,
  mailedAt: staffInvitations.mailedAt,
}

const found = (db: Queryable) =>
  db.select(shown).from(staffInvitations).leftJoin(users, eq(users.id, staffInvitations.invitedBy))

/** Returns open invitations, newest first. */
export const listInvitations = (db: Db): Promise<Invitation[]> =>
  found(db).orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id))

async function invitationOf(tx: Tx, id: string): Promise<Invitation> {
  const [invitation] = await found(tx).where(eq(staffInvitations.id, id))
  if (!invitation) throw new Refused('not-found')
  return invitation
}

function refuseAddress(message: string): never {
  throw new Refused('taken', { message, issues: [{ path: 'email', message }] })
}

/**
 * Invites a person to the staff and sends the link by mail. Rejects an address with an account or an
 * invitation.
 */
export function invite(
  db: Db,
  { actor, body, request }: CallContext<typeof invitations.create>,
): Promise<Invitation> {
  return runIdempotent(db, request, async (tx) => {
    const theirs = and(eq(users.email, body.email), isNull(users.closedAt))
    if ((await tx.$count(users, theirs)) > 0) refuseAddress(authSentences.invitedHasAccount)
    if (body.customRoleId) await refuseOwnRoleOfAnother(tx, body.customRoleId, body.role)
    const [made] = await tx
      .insert(staffInvitations)
      .values({
        ...body,
        // The link does not exist until the mail is sent, so that nobody knows the secret of this hash.
        tokenHash: hashOfSecret(newSecret()),
        expiresAt: sql`now() + make_interval(hours => ${invitationHours})`,
        invitedBy: actor.id,
      })
      .onConflictDoNothing({ target: staffInvitations.email })
      .returning({ id: staffInvitations.id })
    if (!made) refuseAddress(authSentences.invitedAlready)
    await enqueueEvent(tx, { kind: 'staff-invited', invitationId: made.id })
    return invitationOf(tx, made.id)
  })
}

/** Mails a new link; the former one works until it is sent. */
export const resendInvitation = (
  db: Db,
  { params: { id } }: CallContext<typeof invitations.resend>,
): Promise<Invitation> =>
  db.transaction(async (tx) => {
    const invitation = await invitationOf(tx, id)
    await enqueueEvent(tx, { kind: 'staff-invited', invitationId: id })
    return invitation
  })

/** Takes an invitation back; its link is worth nothing from then on. */
export const revokeInvitation = (
  db: Db,
  { params: { id } }: CallContext<typeof invitations.revoke>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning({
      id: staffInvitations.id,
    })
    if (gone.length === 0) throw new Refused('not-found')
  })
