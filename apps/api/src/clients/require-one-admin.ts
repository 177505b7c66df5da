import type { Role } from '@rumi/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { clientSentences } from '../copy/people/client-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { Refused } from '../http/refused.ts'

type Rights = { role: Role; customRoleId: string | null }

/**
 * Throws if no administrator who can assign roles would remain; one with a custom role does not count. Their
 * rows are locked against concurrent removals. `after` is the new state of the user; absent if they leave.
 */
export async function requireOneAdmin(tx: Tx, id: string, after?: Rights) {
  if (after?.role === 'admin' && after.customRoleId === null) return
  await tx.execute(sql`select id from users where role = 'admin' order by id for update`)
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, id), isNull(users.customRoleId), isNull(users.closedAt)))
    .limit(1)
  if (others.length === 0) throw new Refused('breaks-a-rule', { message: clientSentences.oneAdminStays })
}
