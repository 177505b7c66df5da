import { addDays, addYears } from '@rumi/contract'
import type { medicalRecords } from '../schema/dogs.ts'
import type { DemoGuest } from './demo-dogs.ts'

type NewMedicalRecordInput = typeof medicalRecords.$inferInsert
type Seal = Pick<NewMedicalRecordInput, 'verifiedBy' | 'verifiedAt'>

/** Who looked at the medical records, and when. */
export type Verification = { verifiedBy: string; verifiedAt: string }

const of = ({ id, ownerId }: DemoGuest) => ({ rumiId: id, ownerId })

const vaccine = (product: string, appliedOn: string) =>
  ({ kind: 'vaccine', product, appliedOn, expiresOn: addYears(appliedOn, 1) }) as const

/** Vaccines of the demo were seen on paper: it has no photographs of cards. */
const seenOnPaper = { withoutEvidence: 'Cartilla vista en recepción' } as const

const deworming = (
  kind: 'deworming-internal' | 'deworming-external',
  product: string,
  appliedOn: string,
  days: number,
) => ({ kind, product, appliedOn, expiresOn: addDays(appliedOn, days) }) as const

/**
 * The complete file of an adult dog: what day care and hotel ask for (docs/domain.md#medical-records), in force for months to come, so
 * that whoever tries the house may book well ahead.
 */
export function medicalRecordsInOrder(
  dog: DemoGuest,
  today: string,
  seal: Verification,
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
    ...seal,
    ...(medicalRecord.kind === 'vaccine' && seenOnPaper),
    ...medicalRecord,
  }))
}

/** The same file, but the rabies vaccine ran out some days ago. */
export function medicalRecordsWithoutRabies(
  dog: DemoGuest,
  today: string,
  seal: Verification,
): NewMedicalRecordInput[] {
  const ranOutOn = addDays(today, -12)
  return medicalRecordsInOrder(dog, today, seal).map((medicalRecord) =>
    medicalRecord.product === 'Rabia'
      ? { ...medicalRecord, appliedOn: addYears(ranOutOn, -1), expiresOn: ranOutOn }
      : medicalRecord,
  )
}

/** What a puppy of ten weeks has had so far. */
export const medicalRecordsOfPuppy = (
  dog: DemoGuest,
  today: string,
  seal: Verification,
): NewMedicalRecordInput[] => [
  { ...of(dog), ...seal, ...seenOnPaper, ...vaccine('Puppy', addDays(today, -24)) },
  { ...of(dog), ...seal, ...deworming('deworming-internal', 'Endogard', addDays(today, -14), 90) },
]

const notYetSeen: Seal = { verifiedBy: null, verifiedAt: null }

/** Medical records an owner has just brought, waiting for the desk: the file but for what counts. */
export const medicalRecordsToVerify = (dog: DemoGuest, today: string): NewMedicalRecordInput[] => [
  { ...of(dog), ...notYetSeen, ...vaccine('Múltiple', addDays(today, -9)) },
  { ...of(dog), ...notYetSeen, ...vaccine('Rabia', addDays(today, -9)) },
]
