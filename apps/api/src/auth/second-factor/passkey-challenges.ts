import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { passkeyChallenges } from '../../db/schema/people/second-factors.ts'
import { hashOfSecret } from '../secret.ts'
import type { Config } from '../../config.ts'

/** Returns the relying party: host and origin of the public address, never of a request (WebAuthn §5.1.2). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const minutesToSign = 5

/** Purpose of a signature: a second step of one person, or a login without password by any passkey. */
export type SignedFor = { purpose: 'second-step'; userId: string } | { purpose: 'sign-in' }
type PasskeyPurpose = SignedFor | { purpose: 'create'; userId: string }

/** Stores a passkey challenge until it is used or expires. */
export async function createPasskeyChallenge(db: Db, challenge: string, signedFor: PasskeyPurpose) {
  await db.insert(passkeyChallenges).values({
    challengeHash: hashOfSecret(challenge),
    ...signedFor,
    expiresAt: sql`now() + make_interval(mins => ${minutesToSign})`,
  })
}

/** Consumes a challenge once. True if it was issued for this purpose and person. */
export async function consumePasskeyChallenge(db: Db, challenge: string, signedFor: PasskeyPurpose) {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOfSecret(challenge)),
        eq(passkeyChallenges.purpose, signedFor.purpose),
        'userId' in signedFor
          ? eq(passkeyChallenges.userId, signedFor.userId)
          : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return taken.length > 0
}
