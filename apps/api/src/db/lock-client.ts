import { eq } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { users } from './schema/people.ts'

/**
 * Locks a person's row for the rest of the transaction, before what they have is counted against a limit: requests of
 * one person are counted one after the other, and never see the same room. Taken before any other lock; rows that lean
 * on the person may be written by others meanwhile.
 */
export async function lockClient(tx: Tx, id: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}
