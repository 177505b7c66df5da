import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { isOneOf, namedStatement } from '../../db/named-statement.ts'
import { dogs as dogRows, medicalRecords } from '../../db/schema/people/dogs.ts'
import { users } from '../../db/schema/people/people.ts'
import { unsignedAgreements } from '../../db/sql-functions.ts'

/** Loads the medical records of dogs, whether their owner is identified, and what the owner has to sign; dogs without records have a row, too. */
const medicalRecordsOf = namedStatement('medical records of dogs', (db) =>
  db
    .select({
      record: getTableColumns(medicalRecords),
      owner: {
        isIdentified: sql<boolean>`${users.identifiedAt} is not null`,
        unsigned: unsignedAgreements(users.id),
      },
    })
    .from(dogRows)
    .innerJoin(users, eq(users.id, dogRows.ownerId))
    .leftJoin(medicalRecords, eq(medicalRecords.rumiId, dogRows.id))
    .where(isOneOf(dogRows.id, 'ids')),
)

export type MedicalRecords = Awaited<ReturnType<typeof medicalRecordsOf>>

/** The medical records of some dogs of one family, as `checkEligibility` reads them. */
export const loadMedicalRecords = (db: Queryable, ids: readonly string[]): Promise<MedicalRecords> =>
  medicalRecordsOf(db, { ids })
