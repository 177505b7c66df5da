import { addDays, addYears, daysBetween, instantAt } from '@rumi/contract'
import type { medicalRecords } from '../../schema/people/dogs.ts'
import type { DemoGuest } from './demo-dogs.ts'

type NewMedicalRecordInput = typeof medicalRecords.$inferInsert
type VerifiedBy = Pick<NewMedicalRecordInput, 'verifiedBy' | 'verifiedAt'>

/** Verifier of medical records, and the time. */
export type Verification = { verifiedBy: string; verifiedAt: string }

const of = ({ id, ownerId }: Pick<DemoGuest, 'id' | 'ownerId'>) => ({ rumiId: id, ownerId })

const vaccine = (product: string, appliedOn: string) =>
  ({ kind: 'vaccine', product, appliedOn, expiresOn: addYears(appliedOn, 1) }) as const

/** Reason for the demo's vaccines, which have no pictures. */
const seenOnPaper = { withoutEvidence: 'Cartilla vista en recepción' } as const

const deworming = (
  kind: 'deworming-internal' | 'deworming-external',
  product: string,
  appliedOn: string,
  days: number,
) => ({ kind, product, appliedOn, expiresOn: addDays(appliedOn, days) }) as const

/**
 * Returns the complete file of an adult dog for day care and hotel (docs/domain.md#medical-records), in force
 * for months, so that visitors of the demo can book well ahead.
 */
export function medicalRecordsInOrder(
  dog: DemoGuest,
  today: string,
  verification: Verification,
  daysAgo = 0,
): NewMedicalRecordInput[] {
  const before = (days: number) => addDays(today, -days - daysAgo)
  const medicalRecords = [
    vaccine('Múltiple', before(50)),
    vaccine('Rabia', before(48)),
    vaccine('Bordetella', before(30)),
    deworming('deworming-internal', 'Drontal Plus', before(20), 180),
    deworming('deworming-external', 'Collar Seresto', addDays(today, -7), 240),
    { kind: 'evaluation', appliedOn: before(150), result: 'passed', notes: 'Juega bien en grupo.' },
  ] as const
  return medicalRecords.map((medicalRecord) => ({
    ...of(dog),
    ...verification,
    ...(medicalRecord.kind === 'vaccine' && seenOnPaper),
    ...medicalRecord,
  }))
}

/** So many days a record that is renewed goes on, as the new one counts from the sixth day on. */
const renewedAheadDays = 6

/** A puppy has its first complete vaccines at this age. */
const firstVaccineAgeDays = 70

/** Days since the verification: after the last family joined and before the first visit. */
const seenDaysAgo = 57

/**
 * Returns the predecessors of `medicalRecordsInOrder`. With both, a dog had valid records on each day of the
 * last months.
 */
export function medicalRecordsBefore(
  dog: DemoGuest,
  today: string,
  by: Pick<Verification, 'verifiedBy'>,
  daysAgo = 0,
): NewMedicalRecordInput[] {
  const youngest = addDays(dog.birthDate, firstVaccineAgeDays)
  const seenAt = instantAt(addDays(today, -seenDaysAgo), '11:00')
  return medicalRecordsInOrder(dog, today, { ...by, verifiedAt: seenAt }, daysAgo).flatMap(
    (renewed): NewMedicalRecordInput[] => {
      const { kind, product = '', appliedOn } = renewed
      if (kind !== 'vaccine' && kind !== 'deworming-internal' && kind !== 'deworming-external') return []
      const expiresOn = addDays(appliedOn, renewedAheadDays)
      const before = { ...renewed, createdAt: seenAt, updatedAt: seenAt }
      if (kind === 'vaccine') {
        const yearBefore = addYears(expiresOn, -1)
        return [{ ...before, ...vaccine(product, yearBefore < youngest ? youngest : yearBefore) }]
      }
      const days = daysBetween(appliedOn, renewed.expiresOn!)
      return [{ ...before, ...deworming(kind, product, addDays(expiresOn, -days), days) }]
    },
  )
}

/** The same file, but the rabies vaccine ran out some days ago. */
export function medicalRecordsWithoutRabies(
  dog: DemoGuest,
  today: string,
  verification: Verification,
): NewMedicalRecordInput[] {
  const ranOutOn = addDays(today, -12)
  return medicalRecordsInOrder(dog, today, verification).map((medicalRecord) =>
    medicalRecord.product === 'Rabia'
      ? { ...medicalRecord, appliedOn: addYears(ranOutOn, -1), expiresOn: ranOutOn }
      : medicalRecord,
  )
}

/** Medical records of a puppy of ten weeks. */
export const medicalRecordsOfPuppy = (
  dog: DemoGuest,
  today: string,
  verification: Verification,
): NewMedicalRecordInput[] => [
  { ...of(dog), ...verification, ...seenOnPaper, ...vaccine('Puppy', addDays(today, -24)) },
  { ...of(dog), ...verification, ...deworming('deworming-internal', 'Endogard', addDays(today, -14), 90) },
]

const notYetSeen: VerifiedBy = { verifiedBy: null, verifiedAt: null }

/** Medical records an owner has just brought, waiting for the desk: the file but for what counts. */
export const medicalRecordsToVerify = (dog: DemoGuest, today: string): NewMedicalRecordInput[] => [
  { ...of(dog), ...notYetSeen, ...vaccine('Múltiple', addDays(today, -9)) },
  { ...of(dog), ...notYetSeen, ...vaccine('Rabia', addDays(today, -9)) },
]
