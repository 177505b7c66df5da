import { addDays } from '../time/house-time.ts'
import type { RequirementKey } from './requirement-keys.ts'
import { medicalRecordStatesFor } from './medical-record-states.ts'
import type { MedicalRecordInput, MedicalRecordTerms } from './medical-records.ts'

/** So many days ahead the house looks for medical records that end. */
export const expiringWithinDays = 30

export type ExpiringMedicalRecord = { requirement: RequirementKey; label: string; expiresOn: string }

/**
 * The verified medical records of a dog that day care asks for and that end today or within the next 30 days, the first first. A medical record that a
 * longer one stands behind is none of them.
 */
export const expiringMedicalRecords = (
  dog: { birthDate: string },
  records: readonly MedicalRecordInput[],
  today: string,
  terms: MedicalRecordTerms,
): ExpiringMedicalRecord[] => {
  const last = addDays(today, expiringWithinDays)
  return medicalRecordStatesFor('Guardería', dog, records, today, terms)
    .flatMap(({ requirement, label, state, expiresOn }) =>
      (state === 'ok' || state === 'expiring') &&
      expiresOn !== null &&
      expiresOn >= today &&
      expiresOn <= last
        ? [{ requirement, label, expiresOn }]
        : [],
    )
    .toSorted((one, other) =>
      one.expiresOn < other.expiresOn ? -1 : Number(one.expiresOn > other.expiresOn),
    )
}
