import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { RepositoryError } from '../db/repository/repository-error.ts'
import { houseOpenings } from '../db/schema/business/house-openings.ts'
import { users } from '../db/schema/people/people.ts'

const newest = namedStatement('newest opening', (db) =>
  db
    .select({
      version: houseOpenings.version,
      open: houseOpenings.open,
      changedAt: houseOpenings.changedAt,
      changedBy: sql<string | null>`nullif(btrim(${users.name} || ' ' || ${users.lastName}), '')`.as('by'),
    })
    .from(houseOpenings)
    .leftJoin(users, eq(users.id, houseOpenings.changedBy))
    .orderBy(desc(houseOpenings.version))
    .limit(1),
)

/** Returns whether the business is open, since when and by whom. A business that was never closed is open. */
export async function currentOpening(db: Queryable) {
  const [opening] = await newest(db)
  return opening ?? { version: 0, open: true, changedAt: null, changedBy: null }
}

type Change = { open: boolean; by: string; expected?: number | undefined }

/** Opens or closes the business; throws `stale` after a concurrent change. */
export async function changeOpening(tx: Tx, { open, by, expected }: Change) {
  const last = await currentOpening(tx)
  if (expected !== undefined && expected !== last.version)
    throw new RepositoryError('stale', `the house has opened or closed since version ${expected}`)
  if (open === last.open) return
  await tx.insert(houseOpenings).values({ version: last.version + 1, open, changedBy: by })
}
