import { eq, sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { namedStatement } from './named-statement.ts'
import { RepositoryError } from './repository/repository-error.ts'
import { users } from './schema/people/people.ts'

const lockUser = namedStatement('lock user', (db) =>
  db
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update'),
)

/**
 * Locks a client's row for the transaction, so that concurrent requests count against the same limit. Call it before
 * any other lock. Rows that reference the client can still be inserted. Throws `not-found` for a closed account.
 */
export async function lockClient(tx: Tx, id: string) {
  const [person] = await lockUser(tx, { id })
  if (!person || person.closedAt) throw new RepositoryError('not-found', `the account ${id} is closed`)
}
