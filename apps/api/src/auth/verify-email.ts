import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { passwordResets, pendingRegistrations, users } from '../db/schema/people.ts'
import { Refused } from '../http/refused.ts'
import { said } from './said.ts'
import { hashOfSecret } from './secret.ts'

/** Turns a pending registration into an account, once: of many who bring the link at the same time, one deletes the row. */
export async function verifyEmail(db: Db, token: string) {
  await db.transaction(async (tx) => {
    const [proven] = await tx
      .delete(pendingRegistrations)
      .where(
        and(
          eq(pendingRegistrations.tokenHash, hashOfSecret(token)),
          gt(pendingRegistrations.expiresAt, sql`now()`),
        ),
      )
      .returning()
    if (!proven) throw new Refused('link-expired')
    const { email, name, lastName, passwordHash, privacyVersion, createdAt } = proven
    const [account] = await tx
      .insert(users)
      .values({
        email,
        name,
        lastName,
        passwordHash,
        privacyVersion,
        privacyAcceptedAt: privacyVersion === null ? null : createdAt,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!account) throw new Refused('link-expired')
    await tx.delete(passwordResets).where(eq(passwordResets.email, email))
  })
  return said.verified
}
