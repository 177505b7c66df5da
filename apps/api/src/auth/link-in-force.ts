import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { passwordResets, pendingRegistrations } from '../db/schema/people/people.ts'

/** Condition for the row of a mailed link that can still be used. */
export const inForce = (table: typeof passwordResets | typeof pendingRegistrations, tokenHash: string) =>
  and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, sql`now()`))

/** Returns the address that a link proves: of a forgotten password, or of a registration whose owner chooses another password. */
export async function addressOfLink(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const emails = (table: typeof passwordResets | typeof pendingRegistrations) =>
    db.select({ email: table.email }).from(table).where(inForce(table, tokenHash))
  const [found] = [...(await emails(passwordResets)), ...(await emails(pendingRegistrations))]
  return found?.email
}
