import type { AnswerOf, secondFactor } from '@rumi/contract'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { startSession } from '../sessions/start-session.ts'
import { checkPasskey, passkeyRequestOptions } from './check-passkey.ts'
import { personOfLogin, consumeLoginChallenge } from './login-challenges.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

async function personBehind({ database: { db } }: AuthDeps, challenge: string) {
  const userId = await personOfLogin(db, challenge)
  if (!userId) throw new Refused('login-expired')
  return userId
}

/** Opens the session of a login whose password was right, once its second step is taken. */
export async function finishLogin(
  deps: AuthDeps,
  { body: { challenge, proof }, request, reply }: CallContext<typeof secondFactor.finishLogin>,
): Promise<AnswerOf<typeof secondFactor.finishLogin>> {
  const userId = await personBehind(deps, challenge)
  await verifySecondFactor(deps, { userId, proof, request, refusedAs: 'login-refused' })
  return startSession(deps, {
    userId,
    request,
    reply,
    step: proof.kind,
    async inSameTransaction(tx) {
      if (!(await consumeLoginChallenge(tx, challenge))) throw new Refused('login-expired')
    },
  })
}

/** Returns the passkey options for login. */
export async function loginPasskeyOptions(
  deps: AuthDeps,
  { body: { challenge } }: CallContext<typeof secondFactor.loginPasskeyOptions>,
): Promise<AnswerOf<typeof secondFactor.loginPasskeyOptions>> {
  const options = challenge
    ? await passkeyRequestOptions(deps, {
        purpose: 'second-step',
        userId: await personBehind(deps, challenge),
      })
    : await passkeyRequestOptions(deps, { purpose: 'sign-in' })
  return { data: { options } }
}

/** Opens a session by a passkey alone. Possession and user verification make two factors. */
export async function loginWithPasskey(
  deps: AuthDeps,
  { body: { response }, request, reply }: CallContext<typeof secondFactor.loginWithPasskey>,
): Promise<AnswerOf<typeof secondFactor.loginWithPasskey>> {
  const userId = await checkPasskey(deps, { purpose: 'sign-in' }, response)
  return startSession(deps, { userId, request, reply, step: 'passkey' })
}
