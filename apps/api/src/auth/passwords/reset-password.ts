import { privacyNoticeVersion, type AnswerOf, type auth } from '@rumi/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../db/connect.ts'
import { emailChanges, passwordResets, pendingRegistrations, users } from '../../db/schema/people/people.ts'
import { loginChallenges } from '../../db/schema/people/second-factors.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { forgetDevices, setDeviceCookie, rememberDevice } from './known-devices.ts'
import { hashPassword } from './passwords.ts'
import { authMessages } from '../../copy/people/auth-messages.ts'
import { addressOfLink, inForce } from '../link-in-force.ts'
import { lockRegistrations } from '../links/lock-proven.ts'
import { allowedProofs } from '../second-factor/factors-needed.ts'
import { openProvenAccount } from '../links/open-proven-account.ts'
import { hashOfSecret } from '../secret.ts'
import { startSession } from '../sessions/start-session.ts'

/** Returns the person of a link: an account, or the first registration of the verified address. */
async function personBehind(db: Queryable, email: string) {
  const [account] = await db
    .select({ accountId: users.id, email: users.email, name: users.name, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  if (account) return account
  const [pending] = await db
    .select()
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
    .orderBy(asc(pendingRegistrations.createdAt), asc(pendingRegistrations.id))
    .limit(1)
  return pending
}

async function personOfLink(db: Db, tokenHash: string) {
  const email = await addressOfLink(db, tokenHash)
  const person = email && (await personBehind(db, email))
  if (!person) throw new Refused('link-expired')
  return person
}

/** Spends a link once, also among many requests that bring it at the same time; returns the address that it proves. */
async function spendLink(tx: Tx, tokenHash: string) {
  const email = await addressOfLink(tx, tokenHash)
  if (email) await lockRegistrations(tx, email)
  const resets = await tx
    .delete(passwordResets)
    .where(inForce(passwordResets, tokenHash))
    .returning({ email: passwordResets.email })
  const registrations = await tx.$count(pendingRegistrations, inForce(pendingRegistrations, tokenHash))
  if (!email || resets.length + registrations === 0) throw new Refused('link-expired')
  return email
}

/** Puts the new password in place; someone whose registration was pending becomes an account by it. Answers whose it is. */
async function setPassword(tx: Tx, email: string, passwordHash: string) {
  const person = await personBehind(tx, email)
  if (!person) throw new Refused('link-expired')
  if ('accountId' in person) {
    await tx
      .update(users)
      .set({
        passwordHash,
        // The owner of an account that the desk created sees the privacy notice for the first time.
        privacyVersion: sql`coalesce(${users.privacyVersion}, ${privacyNoticeVersion})`,
        privacyAcceptedAt: sql`coalesce(${users.privacyAcceptedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, person.accountId))
    await tx.delete(sessions).where(eq(sessions.userId, person.accountId))
    await tx.delete(emailChanges).where(eq(emailChanges.userId, person.accountId))
    await tx.delete(loginChallenges).where(eq(loginChallenges.userId, person.accountId))
    await enqueueEvent(tx, { kind: 'password-changed', userId: person.accountId })
    return person.accountId
  }
  const { name, lastName, privacyVersion, createdAt, claimsUserId } = person
  const userId = await openProvenAccount(tx, {
    email,
    name,
    lastName,
    passwordHash,
    privacyVersion,
    createdAt,
    claimsUserId,
  })
  if (!userId) throw new Refused('link-expired')
  return userId
}

/**
 * Changes the password by a mailed link, once. Ends every session and the pending registrations of the
 * address. Signs in unless there is a second factor.
 */
export async function resetPassword(
  deps: AuthDeps,
  { params, body, request, reply }: CallContext<typeof auth.resetPassword>,
): Promise<AnswerOf<typeof auth.resetPassword>> {
  const {
    database: { db },
    config,
  } = deps
  const tokenHash = hashOfSecret(params.token)
  await refuseCommonPassword(body.password, await personOfLink(db, tokenHash))
  const passwordHash = await hashPassword(body.password)
  const { userId, deviceSecret } = await db.transaction(async (tx) => {
    const email = await spendLink(tx, tokenHash)
    const accountId = await setPassword(tx, email, passwordHash)
    await forgetDevices(tx, config, { userId: accountId, request })
    // The reader of the account's mail may log in even during an attack.
    const secret = await rememberDevice(tx, config, { userId: accountId, request })
    await recordSecurityEvent(tx, request, {
      kind: 'password-changed',
      accountId,
      details: { by: 'mailed-link' },
    })
    await tx.delete(passwordResets).where(eq(passwordResets.email, email))
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
    return { userId: accountId, deviceSecret: secret }
  })
  setDeviceCookie(config, reply, deviceSecret)
  if ((await allowedProofs(db, userId)).length > 0) return authMessages.reset
  return { ...authMessages.reset, ...(await startSession(deps, { userId, request, reply })) }
}
