import { eq } from 'drizzle-orm'
import { medicalRecordName } from '../copy/people/medical-record-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'

/** A medical record as it is at this moment, with whose it is and what it is called; null where it or its owner is gone. */
export async function loadMedicalRecordDetails(db: Queryable, recordId: string) {
  const [found] = await db
    .select({ medicalRecord: medicalRecords, dog: { id: dogs.id, name: dogs.name }, owner: users })
    .from(medicalRecords)
    .innerJoin(dogs, eq(dogs.id, medicalRecords.rumiId))
    .innerJoin(users, eq(users.id, medicalRecords.ownerId))
    .where(eq(medicalRecords.id, recordId))
  if (!found || found.owner.closedAt !== null) return null
  const { medicalRecord } = found
  return {
    ...found,
    name: medicalRecordName(medicalRecord.kind, medicalRecord.product),
  }
}
