import { generalPublicId } from '@rumi/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { accountOf } from './people-of-account.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * The account to which something of a client's is added at the desk, which is not closed before this transaction ends; none where there
 * is no such client, where it is closed, and of the general public, which has purchases and nothing else.
 */
export async function openAccountOf(tx: Tx, clientId: string): Promise<string | undefined> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, await accountOf(tx, clientId)),
        ne(users.id, generalPublicId),
        eq(users.role, 'cliente'),
        isNull(users.closedAt),
      ),
    )
    .for('key share')
  return account?.id
}
