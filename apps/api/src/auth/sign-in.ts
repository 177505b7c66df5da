import type { auth, AnswerOf } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { pendingRegistrations, users } from '../db/schema/people.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Asked } from '../http/offer-call.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import type { AuthDeps } from './auth-deps.ts'
import { deviceOf } from './device-of.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './passwords.ts'
import { hashOfSecret } from './secret.ts'
import { cookieSecretOf, giveCookie } from './session-cookie.ts'
import { sessionUserOf } from './session-user.ts'

/** The account of an address and what was registered for it; both are asked for always, so that neither shows in the time. */
async function knownBy(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  const [pending] = await db
    .select({ passwordHash: pendingRegistrations.passwordHash })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
  return { account, pending }
}

/** Opens a session for the right address and password; a registration that is not verified has none. */
export async function signIn(
  { database: { db }, config, limits }: AuthDeps,
  { body: { email, password }, request, reply }: Asked<typeof auth.login>,
): Promise<AnswerOf<typeof auth.login>> {
  const attempt = await limits.openSignIn(email, request.ip)
  const { account, pending } = await knownBy(db, email)
  const matches = await passwordMatches(account ? account.passwordHash : pending?.passwordHash, password)
  if (!matches) {
    await attempt.wrong()
    await recordSecurityEvent(db, request, { kind: 'login-refused', accountId: account?.id ?? null })
    throw new Refused('wrong-credentials')
  }
  await attempt.right()
  if (!account) throw new Refused('unverified')

  const formerSecret = cookieSecretOf(config, request)
  const opened = await db.transaction(async (tx) => {
    if (formerSecret) await tx.delete(sessions).where(eq(sessions.cookieHash, hashOfSecret(formerSecret)))
    const session = await openSession(tx, account.id, deviceOf(request.headers['user-agent']))
    await recordSecurityEvent(tx, request, { kind: 'login', accountId: account.id })
    return { ...session, user: await sessionUserOf(tx, account.id) }
  })
  giveCookie(config, reply, opened.cookieSecret)
  return { data: { user: opened.user }, token: opened.token }
}
