import type { AnswerOf, auth, ProofKind } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from './device-of.ts'
import { setDeviceCookie, rememberDevice } from '../passwords/known-devices.ts'
import { createSession } from './create-session.ts'
import { mustSetUp, roleWithoutFactor } from '../second-factor/factors-needed.ts'
import { hashOfSecret } from '../secret.ts'
import { cookieSecretOf, setSessionCookie } from './session-cookie.ts'
import { sessionUserOf } from './session-user.ts'

type Starting = {
  userId: string
  request: FastifyRequest
  reply: FastifyReply
  /** Additional or alternative proof, for the security event. */
  step?: ProofKind
  /** Runs in the same transaction. If it throws, everything is rolled back. */
  inSameTransaction?: (tx: Tx) => Promise<void>
}

/** Opens a session for an authenticated user, replaces the browser's previous one and sets the cookie. */
export async function startSession(
  { database: { db }, config }: AuthDeps,
  { userId, request, reply, step, inSameTransaction }: Starting,
): Promise<AnswerOf<typeof auth.login>> {
  const formerSecret = cookieSecretOf(config, request)
  const opened = await db.transaction(async (tx) => {
    await inSameTransaction?.(tx)
    if (formerSecret) await tx.delete(sessions).where(eq(sessions.cookieHash, hashOfSecret(formerSecret)))
    const session = await createSession(tx, userId, deviceOf(request.headers['user-agent']))
    const deviceSecret = await rememberDevice(tx, config, { userId, request })
    const details = step ? { step } : {}
    await recordSecurityEvent(tx, request, { kind: 'login', accountId: userId, details })
    const user = await sessionUserOf(tx, userId)
    const [found] = await tx
      .select({ email: users.email, withoutFactor: roleWithoutFactor })
      .from(users)
      .where(eq(users.id, userId))
    return { ...session, deviceSecret, user, inSetup: found !== undefined && mustSetUp(config, found) }
  })
  setSessionCookie(config, reply, opened.cookieSecret)
  setDeviceCookie(config, reply, opened.deviceSecret)
  return {
    data: { user: opened.user, ...(opened.inSetup && { mustSetUpSecondFactor: true as const }) },
    token: opened.token,
  }
}
