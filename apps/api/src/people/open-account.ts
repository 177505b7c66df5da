import { generalPublicId } from '@rumi/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { accountOf } from './people-of-account.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * Returns and locks a client's open account, so that it is not closed before the transaction ends; undefined if it is
 * missing, closed, or that of the general public.
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
