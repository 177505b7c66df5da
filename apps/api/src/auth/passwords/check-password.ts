import { refusals } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { users } from '../../db/schema/people/people.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordRefusal } from '../record-refusal.ts'
import { passwordMatches } from './passwords.ts'

type PasswordCheck = { actor: Actor; password: string; request: FastifyRequest }

/** Checks the password of a signed-in user (ASVS 7.5.1), with the limits of login. Returns the user. */
export async function checkPassword(deps: AuthDeps, { actor, password, request }: PasswordCheck) {
  const {
    database: { db },
    limits,
  } = deps
  const [person] = await db
    .select({
      email: users.email,
      name: users.name,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, actor.id))
  if (!person) throw new Refused('no-session')
  const attempt = await limits.openSignIn({
    email: person.email,
    ip: request.ip,
    known: { by: 'session', key: actor.sessionId },
  })
  if (!(await passwordMatches(person.passwordHash, password))) {
    const about = { kind: 'confirmation-refused', email: person.email, accountId: actor.id } as const
    await recordRefusal(deps, request, { ...about, ...(await attempt.wrong()) })
    const { message } = refusals['wrong-password']
    throw new Refused('wrong-password', { issues: [{ path: 'currentPassword', message }] })
  }
  await attempt.right()
  return person
}
