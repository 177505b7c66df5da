import type { auth, AnswerOf } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { knownHere } from '../passwords/known-devices.ts'
import { lockProven } from '../links/lock-proven.ts'
import { recordRefusal } from '../record-refusal.ts'
import { passwordMatches } from '../passwords/passwords.ts'
import { allowedProofs } from '../second-factor/factors-needed.ts'
import { createLoginChallenge } from '../second-factor/login-challenges.ts'
import { startSession } from './start-session.ts'

async function accountOf(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  return account
}

/**
 * Opens a session for the right address and password. Unverified registrations are ignored, because another
 * response would reveal whether the address has an account. With a second factor it returns the available
 * proofs and the token of the pending login.
 */
export async function signIn(
  deps: AuthDeps,
  { body: { email, password }, request, reply }: CallContext<typeof auth.login>,
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
    await recordRefusal(deps, request, { ...about, ...(await attempt.wrong()) })
    throw new Refused('wrong-credentials')
  }
  await attempt.right()

  const kinds = await allowedProofs(db, account.id)
  if (kinds.length > 0) {
    const details = { challenge: await createLoginChallenge(db, account), kinds }
    throw new Refused('second-factor-required', { details })
  }
  return startSession(deps, {
    userId: account.id,
    request,
    reply,
    async inSameTransaction(tx) {
      await lockProven(tx, account)
      if ((await allowedProofs(tx, account.id)).length > 0) throw new Refused('wrong-credentials')
    },
  })
}
