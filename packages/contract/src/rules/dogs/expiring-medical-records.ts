import { addDays } from '../time/business-time.ts'
import type { RequirementKey } from './requirement-keys.ts'
import { medicalRecordStatesFor } from './medical-record-states.ts'
import type { MedicalRecordInput, MedicalRecordTerms } from './medical-records.ts'

/** Days ahead to look for expiring medical records. */
export const expiringWithinDays = 30

export type ExpiringMedicalRecord = { requirement: RequirementKey; label: string; expiresOn: string }

/**
 * Returns the verified medical records of a dog that day care requires and that expire within 30 days,
 * earliest first. Records with a longer successor are left out.
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
