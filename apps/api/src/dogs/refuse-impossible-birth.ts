import { addYears, formatDay, oldestDogYears } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import { dogSentences } from '../copy/people/dog-sentences.ts'
import { medicalRecordName } from '../copy/people/medical-record-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { medicalRecords } from '../db/schema/people/dogs.ts'
import { today } from '../http/clock.ts'
import { refusedField } from '../http/refused.ts'

/** Refuses a birth date in the future, or of a dog older than dogs get. */
export function refuseImpossibleAge(birthDate: string) {
  if (birthDate > today()) throw refusedField('birthDate', dogSentences.bornInTheFuture)
  if (birthDate < addYears(today(), -oldestDogYears))
    throw refusedField('birthDate', dogSentences.tooOld(oldestDogYears))
}

/** Rejects a birth date after any dose of the dog. Locks its family against concurrent records. */
export async function refuseBirthAfterRecords(
  tx: Tx,
  { dogId, birthDate }: { dogId: string; birthDate: string },
) {
  const [first] = await tx
    .select({
      kind: medicalRecords.kind,
      product: medicalRecords.product,
      appliedOn: medicalRecords.appliedOn,
    })
    .from(medicalRecords)
    .where(eq(medicalRecords.rumiId, dogId))
    .orderBy(asc(medicalRecords.appliedOn))
    .limit(1)
  if (!first || first.appliedOn >= birthDate) return
  const name = medicalRecordName(first.kind, first.product)
  throw refusedField('birthDate', dogSentences.bornAfter(name, formatDay(first.appliedOn, today())))
}
