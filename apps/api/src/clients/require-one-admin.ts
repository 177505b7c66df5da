import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { clientSentences } from '../copy/client-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { Refused } from '../http/refused.ts'

/** Refuses to leave the house without an administrator; their rows are locked so that two cannot leave at once. */
export async function requireOneAdmin(tx: Tx, leaving: string) {
  await tx.execute(sql`select id from users where role = 'admin' order by id for update`)
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, leaving), isNull(users.closedAt)))
    .limit(1)
  if (others.length === 0) throw new Refused('breaks-a-rule', { message: clientSentences.oneAdminStays })
}
