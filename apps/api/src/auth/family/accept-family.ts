import { privacyNoticeVersion, type families } from '@rumi/contract'
import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Db, Queryable, Tx } from '../../db/connect.ts'
import { familyInvitations, familyMembers } from '../../db/schema/people/family.ts'
import { users } from '../../db/schema/people/people.ts'
import { now } from '../../http/clock.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { forgetAddresses } from '../passwords/forget-addresses.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { hashOfSecret } from '../secret.ts'
import { startSession } from '../sessions/start-session.ts'

const inForce = (token: string) =>
  and(eq(familyInvitations.tokenHash, hashOfSecret(token)), gt(familyInvitations.expiresAt, sql`now()`))

/** Whom a link is for, whose account it leads to, and whether its address has an account already: the link proves the address. */
export async function familyInvitationOfLink(db: Queryable, token: string) {
  const theirs = db
    .select({ one: sql`1` })
    .from(sql`${users} as known`)
    .where(sql`known.email = ${familyInvitations.email} and known.closed_at is null`)
  const [invitation] = await db
    .select({
      name: familyInvitations.name,
      email: familyInvitations.email,
      holder: sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`,
      hasAccount: sql<boolean>`${exists(theirs)}`,
    })
    .from(familyInvitations)
    .innerJoin(users, and(eq(users.id, familyInvitations.accountId), isNull(users.closedAt)))
    .where(inForce(token))
  if (!invitation) throw new Refused('link-expired')
  return invitation
}

/**
 * Consumes the invitation of a link, once under concurrency. Locks its account and the joining one first,
 * ordered by id, so that mutual invitations cannot deadlock.
 */
async function takeInvitation(tx: Tx, token: string, joins: string[] = []) {
  const [sent] = await tx
    .select({ accountId: familyInvitations.accountId })
    .from(familyInvitations)
    .where(inForce(token))
  if (!sent) throw new Refused('link-expired')
  const people = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(inArray(users.id, [sent.accountId, ...joins]), isNull(users.closedAt)))
    .orderBy(asc(users.id))
    .for('update')
  if (!people.some(({ id, role }) => id === sent.accountId && role === 'cliente'))
    throw new Refused('link-expired')
  const [invitation] = await tx
    .delete(familyInvitations)
    .where(inForce(token))
    .returning({ accountId: familyInvitations.accountId, email: familyInvitations.email })
  if (!invitation) throw new Refused('link-expired')
  return invitation
}

/** Whom they had invited to their own account could not come any more. */
async function addMember(
  tx: Tx,
  { userId, accountId }: { userId: string; accountId: string },
  request: CallContext<typeof families.join>['request'],
) {
  await tx.delete(familyInvitations).where(eq(familyInvitations.accountId, userId))
  await tx.insert(familyMembers).values({ userId, accountId })
  await recordSecurityEvent(tx, request, { kind: 'family-joined', accountId: userId })
  await enqueueEvent(tx, { kind: 'family-joined', accountId, userId })
}

/** Creates the second login of an account by a mailed link, once, and signs in. */
export async function acceptFamilyInvitation(
  deps: AuthDeps,
  { params: { token }, body, request, reply }: CallContext<typeof families.accept>,
) {
  const { email } = await familyInvitationOfLink(deps.database.db, token)
  const { name, lastName, password } = body
  await refuseCommonPassword(password, { name, lastName, email })
  const passwordHash = await hashPassword(password)
  const userId = crypto.randomUUID()
  return startSession(deps, {
    userId,
    request,
    reply,
    async inSameTransaction(tx) {
      const invitation = await takeInvitation(tx, token)
      await forgetAddresses(tx, [invitation.email])
      const consent = { privacyVersion: privacyNoticeVersion, privacyAcceptedAt: now() }
      const made = await tx
        .insert(users)
        .values({ id: userId, email: invitation.email, name, lastName, passwordHash, ...consent })
        .onConflictDoNothing({ target: users.email, where: sql`${users.email} <> ''` })
        .returning({ id: users.id })
      if (made.length === 0) throw new Refused('taken', { message: authSentences.familyHasAccount })
      await addMember(tx, { userId, accountId: invitation.accountId }, request)
    },
  })
}

/** Joins an existing account of the invited address, if it has no data yet. */
export const joinFamily = (
  db: Db,
  { params: { token }, actor, request }: CallContext<typeof families.join>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { email } = await familyInvitationOfLink(tx, token)
    const [person] = await tx
      .select({ email: users.email, role: users.role })
      .from(users)
      .where(eq(users.id, actor.id))
    if (person?.email !== email) throw new Refused('family-other-address')
    if (person.role !== 'cliente')
      throw new Refused('breaks-a-rule', { message: authSentences.staffShareNothing })
    const { accountId } = await takeInvitation(tx, token, [actor.id])
    await addMember(tx, { userId: actor.id, accountId }, request)
  })
