import type { PasskeyAssertion } from '@rumi/contract'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '../../db/schema/people/people.ts'
import { passkeys } from '../../db/schema/people/second-factors.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeIn, userHandleOf } from './create-passkey.ts'
import {
  createPasskeyChallenge,
  consumePasskeyChallenge,
  type SignedFor,
  relyingParty,
} from './passkey-challenges.ts'

/**
 * Returns the options for using a passkey: one of the person's as a second step, or any discoverable one with
 * user verification instead of the password.
 */
export async function passkeyRequestOptions({ database: { db }, config }: AuthDeps, signedFor: SignedFor) {
  const allowed =
    signedFor.purpose === 'sign-in'
      ? []
      : await db
          .select({ id: passkeys.credentialId, transports: passkeys.transports })
          .from(passkeys)
          .where(eq(passkeys.userId, signedFor.userId))
  const userVerification = signedFor.purpose === 'sign-in' ? ('required' as const) : ('preferred' as const)
  const rpId = relyingParty(config).id
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { challenge, timeout } = await generateAuthenticationOptions({ rpID: rpId, userVerification })
  await createPasskeyChallenge(db, challenge, signedFor)
  const allowCredentials = allowed.map((one) => ({ ...one, type: 'public-key' as const }))
  return { challenge, timeout: timeout ?? 60_000, rpId, allowCredentials, userVerification }
}

/**
 * Returns the owner of the passkey that signed the challenge. Throws if the signature is invalid, reused or
 * unknown.
 */
export async function checkPasskey(
  { database: { db }, config }: AuthDeps,
  signedFor: SignedFor,
  assertion: PasskeyAssertion,
): Promise<string> {
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (!(await consumePasskeyChallenge(db, challenge, signedFor))) throw new Refused('wrong-passkey')
  const [passkey] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      userHandle: passkeys.userHandle,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, assertion.id), isNull(users.closedAt)))
  if (!passkey || !isTheirs(passkey, signedFor, assertion)) throw new Refused('wrong-passkey')

  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: assertion.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: signedFor.purpose === 'sign-in',
  }).catch((cause: unknown) => {
    throw new Refused('wrong-passkey', {}, { cause })
  })
  if (!verified) throw new Refused('wrong-passkey')
  const { newCounter, credentialBackedUp } = authenticationInfo
  const counted = await db
    .update(passkeys)
    .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), or(lt(passkeys.counter, newCounter), eq(passkeys.counter, 0))))
    .returning({ id: passkeys.id })
  if (counted.length === 0) throw new Refused('wrong-passkey')
  return passkey.userId
}

/** A second step requires the person's own passkey. Without a password, the passkey names the person. */
function isTheirs(
  { userId, userHandle }: { userId: string; userHandle: string | null },
  signedFor: SignedFor,
  { response }: PasskeyAssertion,
) {
  if (signedFor.purpose === 'second-step' && signedFor.userId !== userId) return false
  const handle = Buffer.from(userHandleOf(userHandle ?? userId)).toString('base64url')
  return response.userHandle ? response.userHandle === handle : signedFor.purpose === 'second-step'
}
