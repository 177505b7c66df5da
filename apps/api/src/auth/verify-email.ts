import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { passwordResets, pendingRegistrations, users } from '../db/schema/people.ts'
import { Refused } from '../http/refused.ts'
import { authMessages } from '../copy/auth-messages.ts'
import { hashOfSecret } from './secret.ts'

/**
 * Turns the registration of this link into an account, once, and drops every other of the address. All of them are locked
 * in one order first, so that of many who bring links of one address at the same time one comes first.
 */
export async function verifyEmail(db: Db, token: string) {
  const tokenHash = hashOfSecret(token)
  await db.transaction(async (tx) => {
    const [brought] = await tx
      .select({ email: pendingRegistrations.email })
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.tokenHash, tokenHash))
    if (!brought) throw new Refused('link-expired')
    const pending = await tx
      .select({
        registration: pendingRegistrations,
        inForce: sql<boolean>`${pendingRegistrations.expiresAt} > now()`,
      })
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.email, brought.email))
      .orderBy(asc(pendingRegistrations.id))
      .for('update')
    const proven = pending.find(
      ({ registration, inForce }) => inForce && registration.tokenHash === tokenHash,
    )
    if (!proven) throw new Refused('link-expired')
    const { email, name, lastName, passwordHash, privacyVersion, createdAt } = proven.registration
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
    const [account] = await tx
      .insert(users)
      .values({
        email,
        name,
        lastName,
        passwordHash,
        privacyVersion,
        privacyAcceptedAt: privacyVersion === null ? null : createdAt,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!account) throw new Refused('link-expired')
    await tx.delete(passwordResets).where(eq(passwordResets.email, email))
  })
  return authMessages.verified
}
