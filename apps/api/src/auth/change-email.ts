import type { credentials } from '@rumi/contract'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { authSentences } from '../copy/people/auth-sentences.ts'
import { emailChanges, passwordResets, pendingRegistrations, users } from '../db/schema/people/people.ts'
import { sessions } from '../db/schema/people/sessions.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import type { CallContext } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import type { AuthDeps } from './auth-deps.ts'
import { checkPassword } from './passwords/check-password.ts'
import { forgetDevices } from './passwords/known-devices.ts'
import { authMessages } from '../copy/people/auth-messages.ts'
import { hashOfSecret } from './secret.ts'

/** Records a requested address change. The response does not reveal whether the address is known. */
export async function requestEmailChange(
  deps: AuthDeps,
  { actor, body: { email, currentPassword }, request }: CallContext<typeof credentials.requestEmailChange>,
) {
  const person = await checkPassword(deps, { actor, password: currentPassword, request })
  if (person.email === email) {
    const message = authSentences.alreadyYourEmail
    throw new Refused('breaks-a-rule', { message, issues: [{ path: 'email', message }] })
  }
  if (await deps.limits.mayMail('email-change', email)) {
    const askedAt = new Date().toISOString()
    await enqueueEvent(deps.database.db, { kind: 'email-change-asked', userId: actor.id, email, askedAt })
  }
  return authMessages.changeRequested
}

/** The link proves the new address: it takes the place of the old one, once, and every session ends (ASVS 7.5.1). */
export async function confirmEmailChange(
  { database: { db }, config }: AuthDeps,
  { params: { token }, request }: CallContext<typeof credentials.confirmEmailChange>,
) {
  await db.transaction(async (tx) => {
    const [proven] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashOfSecret(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    if (!proven) throw new Refused('link-expired')
    const { userId, email } = proven
    const [person] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .for('update')
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!person || taken) throw new Refused('link-expired')
    await tx
      .update(users)
      .set({ email, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    // What they wrote before they had an account stays known as theirs.
    await tx.update(visitorMessages).set({ email }).where(eq(visitorMessages.email, person.email))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await forgetDevices(tx, config, { userId, request })
    await tx.delete(passwordResets).where(inArray(passwordResets.email, [person.email, email]))
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
    await recordSecurityEvent(tx, request, { kind: 'email-changed', accountId: userId })
    await enqueueEvent(tx, { kind: 'email-changed', userId, formerEmail: person.email })
  })
  return authMessages.emailChanged
}
