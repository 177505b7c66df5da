import { claimDays, generalPublicId, type claims } from '@rumi/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { clientSentences } from '../copy/client-sentences.ts'
import type { Db } from '../db/connect.ts'
import { claimLinks, users } from '../db/schema/people.ts'
import type { CallContext } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import type { AuthDeps } from './auth-deps.ts'
import { hashOfSecret, newSecret } from './secret.ts'

/** A link by which a client without an address makes the account that the desk keeps for them their own; the one before dies. */
export const makeClaimLink = (
  { database: { db }, config }: AuthDeps,
  { params: { id }, actor }: CallContext<typeof claims.create>,
): Promise<{ link: string; expiresAt: string }> =>
  db.transaction(async (tx) => {
    const [client] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'cliente'), isNull(users.closedAt)))
      .for('update')
    if (!client || id === generalPublicId) throw new Refused('not-found')
    if (client.email !== '') throw new Refused('breaks-a-rule', { message: clientSentences.hasAddress })
    const secret = newSecret()
    const kept = {
      tokenHash: hashOfSecret(secret),
      expiresAt: sql<string>`now() + make_interval(days => ${claimDays})`,
      madeBy: actor.id,
    }
    const [made] = await tx
      .insert(claimLinks)
      .values({ userId: id, ...kept })
      .onConflictDoUpdate({ target: claimLinks.userId, set: kept })
      .returning({ expiresAt: claimLinks.expiresAt })
    if (!made) throw new Error('a link was not stored')
    return { link: `${config.publicUrl}/auth/register?cuenta=${secret}`, expiresAt: made.expiresAt }
  })

/** Whose account a link hands over. */
export async function claimedAccount(db: Db, secret: string): Promise<string> {
  const [claimed] = await db
    .select({ id: claimLinks.userId })
    .from(claimLinks)
    .innerJoin(users, and(eq(users.id, claimLinks.userId), eq(users.email, ''), isNull(users.closedAt)))
    .where(and(eq(claimLinks.tokenHash, hashOfSecret(secret)), gt(claimLinks.expiresAt, sql`now()`)))
  if (!claimed) throw new Refused('link-expired', { message: clientSentences.claimExpired })
  return claimed.id
}
