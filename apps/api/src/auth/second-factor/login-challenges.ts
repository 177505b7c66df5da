import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { loginChallenges } from '../../db/schema/people/second-factors.ts'
import { lockProven, type ProvenAccount } from '../links/lock-proven.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

/** Minutes to finish a login after a right password. */
const minutesToFinish = 5

const inForce = (token: string) =>
  and(eq(loginChallenges.tokenHash, hashOfSecret(token)), gt(loginChallenges.expiresAt, sql`now()`))

/** Notes that the password of this login was right, and gives the token by which its second step names it. */
export async function createLoginChallenge(db: Db, account: ProvenAccount): Promise<string> {
  const token = newSecret()
  await db.transaction(async (tx) => {
    await lockProven(tx, account)
    await tx.insert(loginChallenges).values({
      tokenHash: hashOfSecret(token),
      userId: account.id,
      expiresAt: sql`now() + make_interval(mins => ${minutesToFinish})`,
    })
  })
  return token
}

/** Returns the person of a pending login, or undefined if its token is unknown, expired or used. */
export async function personOfLogin(db: Db, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: loginChallenges.userId })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(and(inForce(token), isNull(users.closedAt)))
  return found?.userId
}

/** Finishes a login, once: false where it was finished meanwhile or is over. */
export async function consumeLoginChallenge(tx: Tx, token: string): Promise<boolean> {
  const taken = await tx
    .delete(loginChallenges)
    .where(inForce(token))
    .returning({ userId: loginChallenges.userId })
  return taken.length > 0
}
