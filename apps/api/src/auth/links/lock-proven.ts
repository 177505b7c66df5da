import type { RefusalCode } from '@rumi/contract'
import { eq, asc } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { lockClient } from '../../db/lock-client.ts'
import { users, pendingRegistrations } from '../../db/schema/people/people.ts'
import { Refused } from '../../http/refused.ts'

/** An account as it was when its password was found to be right. */
export type ProvenAccount = { id: string; passwordHash: string | null }

/** Locks an account whose password was just proven; refused where it has another one by now. */
export async function lockProven(
  tx: Tx,
  { id, passwordHash }: ProvenAccount,
  refusal: RefusalCode = 'wrong-credentials',
) {
  await lockClient(tx, id)
  const [account] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  if (account?.passwordHash !== passwordHash) throw new Refused(refusal)
}

/** Locks all pending registrations of an address in a fixed order, so that concurrent confirmations run one by one. */
export const lockRegistrations = (tx: Tx, email: string) =>
  tx
    .select({ id: pendingRegistrations.id })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
    .orderBy(asc(pendingRegistrations.id))
    .for('update')
