import type { auth, AnswerOf } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Asked } from '../http/offer-call.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import type { AuthDeps } from './auth-deps.ts'
import { deviceOf } from './device-of.ts'
import { giveDeviceCookie, knownHere, rememberDevice } from './known-devices.ts'
import { noteRefusal } from './note-refusal.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './passwords.ts'
import { hashOfSecret } from './secret.ts'
import { cookieSecretOf, giveCookie } from './session-cookie.ts'
import { sessionUserOf } from './session-user.ts'

async function accountOf(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  return account
}

/**
 * Opens a session for the right address and password. A registration that waits for its proof is not looked at: whoever
 * registers somebody's address would learn from another answer whether it had an account.
 */
export async function signIn(
  deps: AuthDeps,
  { body: { email, password }, request, reply }: Asked<typeof auth.login>,
): Promise<AnswerOf<typeof auth.login>> {
  const {
    database: { db },
    config,
    limits,
  } = deps
  const known = await knownHere(db, config, { email, request })
  const attempt = await limits.openSignIn({ email, ip: request.ip, known })
  const account = await accountOf(db, email)
  const matches = await passwordMatches(account?.passwordHash, password)
  if (!account || !matches) {
    const about = { kind: 'login-refused', email, accountId: account?.id ?? null } as const
    await noteRefusal(deps, request, { ...about, ...(await attempt.wrong()) })
    throw new Refused('wrong-credentials')
  }
  await attempt.right()

  const formerSecret = cookieSecretOf(config, request)
  const opened = await db.transaction(async (tx) => {
    if (formerSecret) await tx.delete(sessions).where(eq(sessions.cookieHash, hashOfSecret(formerSecret)))
    const session = await openSession(tx, account.id, deviceOf(request.headers['user-agent']))
    const deviceSecret = await rememberDevice(tx, config, { userId: account.id, request })
    await recordSecurityEvent(tx, request, { kind: 'login', accountId: account.id })
    return { ...session, deviceSecret, user: await sessionUserOf(tx, account.id) }
  })
  giveCookie(config, reply, opened.cookieSecret)
  giveDeviceCookie(config, reply, opened.deviceSecret)
  return { data: { user: opened.user }, token: opened.token }
}
