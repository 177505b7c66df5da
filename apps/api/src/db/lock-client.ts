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
 * Locks a person's row for the rest of the transaction, before what they have is counted against a limit: requests of
 * one person are counted one after the other, and never see the same allowance. Taken before any other lock; rows that lean
 * on the person may be written by others meanwhile. Refused with `not-found` where the account is closed, or was while this waited.
 */
export async function lockClient(tx: Tx, id: string) {
  const [person] = await lockUser(tx, { id })
  if (!person || person.closedAt) throw new RepositoryError('not-found', `the account ${id} is closed`)
}
