import type { credentials } from '@rumi/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { emailChanges, passwordResets, users } from '../../db/schema/people/people.ts'
import { loginChallenges } from '../../db/schema/people/second-factors.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { CallContext } from '../../http/register-route.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPassword } from './check-password.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { forgetDevices } from './known-devices.ts'
import { lockProven } from '../links/lock-proven.ts'
import { hashPassword } from './passwords.ts'
import { authMessages } from '../../copy/people/auth-messages.ts'

/** Replaces the password after checking the current one, and ends other sessions and mailed links. */
export async function changePassword(
  deps: AuthDeps,
  { actor, body, request }: CallContext<typeof credentials.changePassword>,
) {
  const check = { actor, password: body.currentPassword, request }
  const person = await checkPassword(deps, check)
  await refuseCommonPassword(body.password, person)
  const passwordHash = await hashPassword(body.password)
  await deps.database.db.transaction(async (tx) => {
    await lockProven(tx, { id: actor.id, passwordHash: person.passwordHash }, 'wrong-password')
    await tx
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(eq(users.id, actor.id))
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
    await forgetDevices(tx, deps.config, { userId: actor.id, request })
    await tx.delete(loginChallenges).where(eq(loginChallenges.userId, actor.id))
    await tx.delete(passwordResets).where(eq(passwordResets.email, person.email))
    await tx.delete(emailChanges).where(eq(emailChanges.userId, actor.id))
    await recordSecurityEvent(tx, request, { kind: 'password-changed', accountId: actor.id })
    await enqueueEvent(tx, { kind: 'password-changed', userId: actor.id })
  })
  return authMessages.passwordChanged
}
