import { refusals } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { users } from '../db/schema/people.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import type { AuthDeps } from './auth-deps.ts'
import { passwordMatches } from './passwords.ts'

type Asking = { userId: string; password: string; request: FastifyRequest }

/**
 * Asks someone who is signed in for their password again (ASVS 7.5.1), with the limits of signing in: a borrowed screen
 * is no place to guess. Answers who they are.
 */
export async function checkPassword(
  { database: { db }, limits }: AuthDeps,
  { userId, password, request }: Asking,
) {
  const [person] = await db
    .select({
      email: users.email,
      name: users.name,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw new Refused('no-session')
  const attempt = await limits.openSignIn(person.email, request.ip)
  if (!(await passwordMatches(person.passwordHash, password))) {
    await attempt.wrong()
    await recordSecurityEvent(db, request, { kind: 'confirmation-refused', accountId: userId })
    const { message } = refusals['wrong-password']
    throw new Refused('wrong-password', { issues: [{ path: 'currentPassword', message }] })
  }
  await attempt.right()
  return person
}
