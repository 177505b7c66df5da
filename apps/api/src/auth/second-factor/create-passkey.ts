import type { PasskeyRegistration } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { passkeys } from '../../db/schema/people/second-factors.ts'
import { Refused } from '../../http/refused.ts'
import { currentSettings } from '../../settings/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { createPasskeyChallenge, consumePasskeyChallenge, relyingParty } from './passkey-challenges.ts'

/** EdDSA, ES256 and RS256: what every maker of passkeys has one of. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Person = { id: string; email: string; name: string; lastName: string }

/** Encodes a user id as WebAuthn user handle. */
export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId))

/** Returns the options for creating a passkey, given the person's existing ones. */
export async function passkeyCreationOptions({ database: { db }, config }: AuthDeps, person: Person) {
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { rp, user, challenge, pubKeyCredParams, timeout } = await generateRegistrationOptions({
    rpName: (await currentSettings(db)).name,
    rpID: relyingParty(config).id,
    userID: userHandleOf(person.id),
    userName: person.email,
    supportedAlgorithmIDs,
    userDisplayName: `${person.name} ${person.lastName}`.trim(),
  })
  await createPasskeyChallenge(db, challenge, { purpose: 'create', userId: person.id })
  return {
    rp: { name: rp.name, id: relyingParty(config).id },
    user,
    challenge,
    pubKeyCredParams,
    timeout: timeout ?? 60_000,
    excludeCredentials: known.map((one) => ({ ...one, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'preferred' as const,
    },
    attestation: 'none' as const,
  }
}

/** The passkey in a browser's answer, once it is sure that it was made here, now and for this person; refuses any other. */
export async function createdPasskey(
  { database: { db }, config }: AuthDeps,
  userId: string,
  response: PasskeyRegistration,
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config)
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await consumePasskeyChallenge(db, challenge, { purpose: 'create', userId })))
    throw new Refused('wrong-passkey')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch((cause: unknown) => {
    throw new Refused('wrong-passkey', {}, { cause })
  })
  if (!registrationInfo) throw new Refused('wrong-passkey')
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  }
}

/** Returns the challenge of client data. It is untrusted until it is found and the signature verified. */
export function challengeIn(clientDataJson: string): string {
  try {
    return JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()).challenge
  } catch (cause) {
    throw new Refused('wrong-passkey', {}, { cause })
  }
}
