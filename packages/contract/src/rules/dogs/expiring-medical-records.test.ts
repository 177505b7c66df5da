import { expect, test } from 'vitest'
import { expiringMedicalRecords } from './expiring-medical-records.ts'
import { defaultTerms } from '../business/business-terms.ts'
import type { MedicalRecordInput } from './medical-records.ts'

const today = '2026-11-23'
const dog = { birthDate: '2022-01-01' }
const vaccine = (product: string, expiresOn: string, verifiedAt: string | null = '2026-01-02T00:00:00Z') =>
  ({
    kind: 'vaccine',
    product,
    appliedOn: '2026-01-01',
    expiresOn,
    result: '',
    verifiedAt,
  }) satisfies MedicalRecordInput
const found = (...records: MedicalRecordInput[]) =>
  expiringMedicalRecords(dog, records, today, defaultTerms).map(({ expiresOn }) => expiresOn)

test('lists what ends from today on and within 30 days, earliest first', () => {
  expect(found(vaccine('Rabia', '2026-12-23'), vaccine('Bordetella', today))).toEqual([today, '2026-12-23'])
  expect(found(vaccine('Rabia', '2026-12-24'))).toEqual([])
  expect(found(vaccine('Rabia', '2026-11-22'))).toEqual([])
})

test('a renewed or unverified medical record does not expire', () => {
  expect(found(vaccine('Rabia', '2026-12-01'), vaccine('Rabia', '2027-12-01'))).toEqual([])
  expect(found(vaccine('Rabia', '2026-12-01', null))).toEqual([])
})
