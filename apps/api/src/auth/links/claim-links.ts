import { claimDays, generalPublicId, type claims } from '@rumi/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { clientSentences } from '../../copy/people/client-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { claimLinks, users } from '../../db/schema/people/people.ts'
import { idempotencyKeyOf, runIdempotent } from '../../http/idempotency.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { hashOfSecret, newSecret, secretFrom } from '../secret.ts'

/**
 * Creates a link that hands a desk-managed account to its client and invalidates the last one. The same
 * `Idempotency-Key` returns the same link: only the salt of its secret is stored (decision 34).
 */
export async function makeClaimLink(
  { database: { db }, config }: AuthDeps,
  { params: { id }, actor, request }: CallContext<typeof claims.create>,
): Promise<{ link: string; expiresAt: string }> {
  const key = idempotencyKeyOf(request)
  const secretOf = (salt: string) => (key === null ? salt : secretFrom(salt, key))
  const { salt, expiresAt } = await runIdempotent(
    db,
    request,
    async (tx) => {
      const made = newSecret()
      return { salt: made, expiresAt: await keepLink(tx, id, { secret: secretOf(made), by: actor.id }) }
    },
    { hidesKey: true },
  )
  return { link: `${config.publicUrl}/auth/register?cuenta=${secretOf(salt)}`, expiresAt }
}

/** Stores a client's only claim link and returns when it expires. */
async function keepLink(tx: Tx, clientId: string, { secret, by }: { secret: string; by: string }) {
  const [client] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, clientId), eq(users.role, 'cliente'), isNull(users.closedAt)))
    .for('update')
  if (!client || clientId === generalPublicId) throw new Refused('not-found')
  if (client.email !== '') throw new Refused('breaks-a-rule', { message: clientSentences.hasAddress })
  const storedLink = {
    tokenHash: hashOfSecret(secret),
    expiresAt: sql<string>`now() + make_interval(days => ${claimDays})`,
    madeBy: by,
  }
  const [made] = await tx
    .insert(claimLinks)
    .values({ userId: clientId, ...storedLink })
    .onConflictDoUpdate({ target: claimLinks.userId, set: storedLink })
    .returning({ expiresAt: claimLinks.expiresAt })
  if (!made) throw new Error('a link was not stored')
  return made.expiresAt
}

/** Returns the account of a claim link. */
export async function claimedAccount(db: Db, secret: string): Promise<string> {
  const [claimed] = await db
    .select({ id: claimLinks.userId })
    .from(claimLinks)
    .innerJoin(users, and(eq(users.id, claimLinks.userId), eq(users.email, ''), isNull(users.closedAt)))
    .where(and(eq(claimLinks.tokenHash, hashOfSecret(secret)), gt(claimLinks.expiresAt, sql`now()`)))
  if (!claimed) throw new Refused('link-expired', { message: clientSentences.claimExpired })
  return claimed.id
}
