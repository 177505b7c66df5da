import type { families } from '@rumi/contract'
import { and, eq, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../db/connect.ts'
import { familyInvitations, familyMembers } from '../../db/schema/people/family.ts'
import { notifications } from '../../db/schema/messages.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'

type Membership = { userId: string; accountId: string }

/**
 * Ends a shared account, records it and notifies the person who did not do it. Deletes the second person's notifications about the
 * account. Ends their sessions unless they leave by themselves.
 */
async function part(
  tx: Tx,
  { userId, accountId }: Membership,
  { request, actorId, closed = false }: { request: FastifyRequest; actorId: string; closed?: boolean },
) {
  await tx.delete(familyMembers).where(eq(familyMembers.userId, userId))
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.personId, accountId)))
  const how = actorId === userId ? 'left' : 'taken back'
  if (actorId !== userId) await tx.delete(sessions).where(eq(sessions.userId, userId))
  await recordSecurityEvent(tx, request, { kind: 'family-parted', accountId: userId, details: { how } })
  for (const notified of [userId, accountId])
    if (notified !== actorId) await enqueueEvent(tx, { kind: 'family-parted', userId: notified, closed })
}

/** The holder takes the second person's access back, that person leaves, or the desk does it for them. */
export const partFamily = (
  db: Db,
  { params: { id }, owner, actor, request }: CallContext<typeof families.part>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [membership] = await tx
      .select({ userId: familyMembers.userId, accountId: familyMembers.accountId })
      .from(familyMembers)
      .where(eq(familyMembers.userId, id))
      .for('update')
    if (!membership || (owner && membership.accountId !== owner)) throw new Refused('not-found')
    await part(tx, membership, { request, actorId: actor.id })
  })

/** Ends the sharing of an account when either person closes theirs. */
export async function endFamily(tx: Tx, id: string, request: FastifyRequest) {
  await tx.delete(familyInvitations).where(eq(familyInvitations.accountId, id))
  const [membership] = await tx
    .select({ userId: familyMembers.userId, accountId: familyMembers.accountId })
    .from(familyMembers)
    .where(or(eq(familyMembers.userId, id), eq(familyMembers.accountId, id)))
    .for('update')
  if (membership) await part(tx, membership, { request, actorId: id, closed: membership.accountId === id })
}
