import type { AnswerOf, auth } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/connect.ts'
import { passwordResets, pendingRegistrations } from '../db/schema/people/people.ts'
import type { CallContext } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { authMessages } from '../copy/people/auth-messages.ts'
import { authSentences } from '../copy/people/auth-sentences.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isSameDevice } from './passwords/known-devices.ts'
import { inForce } from './link-in-force.ts'
import { lockRegistrations } from './links/lock-proven.ts'
import { openProvenAccount } from './links/open-proven-account.ts'
import { passwordMatches } from './passwords/passwords.ts'
import { recordRefusal } from './record-refusal.ts'
import { hashOfSecret } from './secret.ts'
import { startSession } from './sessions/start-session.ts'

type Registration = typeof pendingRegistrations.$inferSelect

/** Registrations of an address that a password is compared with; as many as an hour has mails for it. */
const comparedRegistrations = 5

/**
 * Verifies a registration, once, and deletes the others of its address. The link proves the address only. The
 * registration is the one of this browser, or the one that matches the given password. Opens a session either
 * way.
 */
export async function verifyEmail(
  deps: AuthDeps,
  { params, body: { password }, request, reply }: CallContext<typeof auth.verifyEmail>,
): Promise<AnswerOf<typeof auth.verifyEmail>> {
  const { db } = deps.database
  const tokenHash = hashOfSecret(params.token)
  const pending = await registrationsBehind(db, tokenHash)
  const chosen =
    pending.find(({ deviceHash }) => isSameDevice(deps.config, request, deviceHash)) ??
    (await registrationOf(deps, { pending, password, request }))
  const userId = await db.transaction((tx) => openAccount(tx, { tokenHash, chosen }))
  return { ...authMessages.verified, ...(await startSession(deps, { userId, request, reply })) }
}

/** Registrations of the address that a link proves, the link's own first, then the newest. */
async function registrationsBehind(db: Db, tokenHash: string): Promise<Registration[]> {
  const [linked] = await db
    .select({ email: pendingRegistrations.email })
    .from(pendingRegistrations)
    .where(inForce(pendingRegistrations, tokenHash))
  if (!linked) throw new Refused('link-expired')
  const pending = await db
    .select()
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, linked.email))
    .orderBy(
      desc(sql`${pendingRegistrations.tokenHash} = ${tokenHash}`),
      desc(pendingRegistrations.createdAt),
      desc(pendingRegistrations.id),
    )
    .limit(comparedRegistrations)
  // Another link of the address was used meanwhile.
  if (pending[0]?.tokenHash !== tokenHash) throw new Refused('link-expired')
  return pending
}

type RegistrationProof = {
  pending: readonly Registration[]
  password: string | undefined
  request: FastifyRequest
}

/** Returns the registration that has this password; a wrong one counts like a wrong login of the address. */
async function registrationOf(
  deps: AuthDeps,
  { pending, password, request }: RegistrationProof,
): Promise<Registration> {
  const [{ email } = { email: '' }] = pending
  if (password === undefined) throw new Refused('registration-password')
  const attempt = await deps.limits.openSignIn({ email, ip: request.ip, known: null })
  for (const registration of pending) {
    if (!(await passwordMatches(registration.passwordHash, password))) continue
    await attempt.right()
    return registration
  }
  const about = { kind: 'login-refused', email, accountId: null } as const
  await recordRefusal(deps, request, { ...about, ...(await attempt.wrong()) })
  const message = authSentences.notTheRegistrationsPassword
  throw new Refused('wrong-password', { message, issues: [{ path: 'password', message }] })
}

async function openAccount(tx: Tx, { tokenHash, chosen }: { tokenHash: string; chosen: Registration }) {
  const { email } = chosen
  await lockRegistrations(tx, email)
  if ((await tx.$count(pendingRegistrations, inForce(pendingRegistrations, tokenHash))) === 0)
    throw new Refused('link-expired')
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
  const userId = await openProvenAccount(tx, chosen)
  if (!userId) throw new Refused('link-expired')
  await tx.delete(passwordResets).where(eq(passwordResets.email, email))
  return userId
}
