import { familyInvitationHours, type families, type Family } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { familyInvitations, familyMembers } from '../../db/schema/people/family.ts'
import { users } from '../../db/schema/people/people.ts'
import type { Actor } from '../../http/actor.ts'
import { runIdempotent } from '../../http/idempotency.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import type { AttemptLimits } from '../passwords/attempt-limits.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { familyOf } from './read-family.ts'

/** Permits invitations only by the holder of an account, to that account. */
function refuseOthers(id: string, actor: Actor) {
  if (id !== actor.id) throw new Refused('not-found')
  if (actor.accountId !== actor.id) throw new Refused('family-member')
}

async function lockHolder(tx: Tx, id: string) {
  const [holder] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('update')
  if (!holder) throw new Refused('not-found')
  return holder
}

/**
 * Invites a person to the account and replaces the previous invitation. The link is sent by mail only. Only
 * the reader of that mail learns whether the address is known.
 */
export async function inviteFamily(
  db: Db,
  limits: AttemptLimits,
  { actor, params: { id }, body, request }: CallContext<typeof families.invite>,
): Promise<Family> {
  refuseOthers(id, actor)
  const isCounted = await limits.mayMail('family', body.email)
  await limits.countFamilyInvitation(id)
  return runIdempotent(db, request, async (tx) => {
    const holder = await lockHolder(tx, id)
    if (holder.email === body.email) {
      const message = authSentences.invitesThemselves
      throw new Refused('breaks-a-rule', { message, issues: [{ path: 'email', message }] })
    }
    if ((await tx.$count(familyMembers, eq(familyMembers.accountId, id))) > 0)
      throw new Refused('family-complete')
    await tx.delete(familyInvitations).where(eq(familyInvitations.accountId, id))
    const [made] = await tx
      .insert(familyInvitations)
      .values({
        accountId: id,
        ...body,
        // The link does not exist until the mail is sent, so that nobody knows the secret of this hash.
        tokenHash: hashOfSecret(newSecret()),
        expiresAt: sql`now() + make_interval(hours => ${familyInvitationHours})`,
      })
      .returning({ id: familyInvitations.id })
    if (isCounted) await enqueueEvent(tx, { kind: 'family-invited', invitationId: made!.id })
    return familyOf(tx, id, id)
  })
}

/** Takes an invitation back; its link is worth nothing from then on. */
export async function revokeFamilyInvitation(
  db: Db,
  { actor, params: { id } }: CallContext<typeof families.revoke>,
): Promise<void> {
  refuseOthers(id, actor)
  const gone = await db
    .delete(familyInvitations)
    .where(eq(familyInvitations.accountId, id))
    .returning({ id: familyInvitations.id })
  if (gone.length === 0) throw new Refused('not-found')
}
