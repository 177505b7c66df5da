import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { claimLinks, users, type pendingRegistrations } from '../../db/schema/people/people.ts'

type Proven = Pick<
  typeof pendingRegistrations.$inferSelect,
  'email' | 'name' | 'lastName' | 'passwordHash' | 'privacyVersion' | 'createdAt' | 'claimsUserId'
>

/**
 * Creates the account of a verified registration, or hands over the desk-managed one with its data. Returns
 * its id, or nothing if the address or account was taken meanwhile.
 */
export async function openProvenAccount(
  tx: Tx,
  { email, name, lastName, passwordHash, privacyVersion, createdAt, claimsUserId }: Proven,
): Promise<string | undefined> {
  const privacyAcceptedAt = privacyVersion === null ? null : createdAt
  const login = { email, name, lastName, passwordHash, privacyVersion, privacyAcceptedAt }
  if (claimsUserId === null) {
    const [account] = await tx
      .insert(users)
      .values(login)
      .onConflictDoNothing({ target: users.email, where: sql`${users.email} <> ''` })
      .returning({ id: users.id })
    return account?.id
  }
  if ((await tx.$count(users, eq(users.email, email))) > 0) return undefined
  const [claimed] = await tx
    .update(users)
    .set({ ...login, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(users.id, claimsUserId), eq(users.email, ''), isNull(users.closedAt)))
    .returning({ id: users.id })
  await tx.delete(claimLinks).where(eq(claimLinks.userId, claimsUserId))
  return claimed?.id
}
