import { eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { isOneOf, namedStatement } from '../db/named-statement.ts'
import { dogs as dogRows, medicalRecords } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'

/** The papers of some dogs, and beside each whether their owner has shown who they are; a dog without papers has its row, too. */
const papersOf = namedStatement('papers of dogs', () =>
  new QueryBuilder()
    .select({
      record: getTableColumns(medicalRecords),
      owner: { isIdentified: sql<boolean>`${users.identifiedAt} is not null` },
    })
    .from(dogRows)
    .innerJoin(users, eq(users.id, dogRows.ownerId))
    .leftJoin(medicalRecords, eq(medicalRecords.rumiId, dogRows.id))
    .where(isOneOf(dogRows.id, 'ids')),
)

export type Papers = Awaited<ReturnType<typeof papersOf>>

/** The papers of some dogs of one family, as `checkEligibility` reads them. */
export const loadPapers = (db: Queryable, ids: readonly string[]): Promise<Papers> => papersOf(db, { ids })
