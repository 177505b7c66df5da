import type { credentials } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { CallContext } from '../../http/register-route.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPassword } from './check-password.ts'

/** Re-authenticates the user and stores the time in the session. */
export async function confirmIdentity(
  deps: AuthDeps,
  { actor, body, request }: CallContext<typeof credentials.confirmIdentity>,
) {
  await checkPassword(deps, { actor, password: body.currentPassword, request })
  await deps.database.db
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(sessions.id, actor.sessionId))
}
