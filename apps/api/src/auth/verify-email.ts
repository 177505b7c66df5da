import type { AnswerOf, auth } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { passwordResets, pendingRegistrations } from '../db/schema/people.ts'
import type { CallContext } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { authMessages } from '../copy/auth-messages.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isSameDevice } from './known-devices.ts'
import { openProvenAccount } from './open-proven-account.ts'
import { hashOfSecret } from './secret.ts'
import { startSession } from './start-session.ts'

/**
 * Turns the registration of this link into an account, once, and drops every other of the address. All of them are locked
 * in one order first, so that of many who bring links of one address at the same time one comes first.
 * In the browser that registered a session begins: whoever knows the password is there. In another one it could be a
 * stranger's password, so that one logs in.
 */
export async function verifyEmail(
  deps: AuthDeps,
  { params, request, reply }: CallContext<typeof auth.verifyEmail>,
): Promise<AnswerOf<typeof auth.verifyEmail>> {
  const { userId, deviceHash } = await createProvenAccount(deps.database.db, hashOfSecret(params.token))
  if (!isSameDevice(deps.config, request, deviceHash)) return authMessages.verified
  return { ...authMessages.verified, ...(await startSession(deps, { userId, request, reply })) }
}

const createProvenAccount = (db: Db, tokenHash: string) =>
  db.transaction(async (tx) => {
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
    const { email, deviceHash } = proven.registration
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
    const userId = await openProvenAccount(tx, proven.registration)
    if (!userId) throw new Refused('link-expired')
    await tx.delete(passwordResets).where(eq(passwordResets.email, email))
    return { userId, deviceHash }
  })
