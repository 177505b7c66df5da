import { defaultTerms, type MedicalRecordInput } from '@rumi/contract'
import { expect, test } from 'vitest'
import { medicalRecordsSummary } from './medical-records-summary.ts'

const today = '2026-10-13'
const dog = { birthDate: '2022-01-01' }
const medicalRecord = (
  kind: MedicalRecordInput['kind'],
  product = '',
  more: Partial<MedicalRecordInput> = {},
): MedicalRecordInput => ({
  kind,
  product,
  appliedOn: '2026-09-25',
  expiresOn: null,
  result: '',
  verifiedAt: '2026-09-26T10:00:00Z',
  ...more,
})
const complete = [
  medicalRecord('vaccine', 'Múltiple'),
  medicalRecord('vaccine', 'Rabia'),
  medicalRecord('vaccine', 'Bordetella'),
  medicalRecord('deworming-internal'),
  medicalRecord('deworming-external', '', { appliedOn: '2026-10-10' }),
  medicalRecord('evaluation', '', { result: 'passed' }),
]

test('summarises valid records in one word', () =>
  expect(medicalRecordsSummary(dog, complete, today, defaultTerms)).toEqual({ tone: 'ok', word: 'Al día' }))

test('counts missing records and ranks them first', () => {
  const unverified = complete.map((record, at) => (at === 0 ? { ...record, verifiedAt: null } : record))
  expect(medicalRecordsSummary(dog, unverified, today, defaultTerms).word).toBe('En revisión')
  expect(medicalRecordsSummary(dog, unverified.slice(0, 5), today, defaultTerms).word).toBe('En revisión')
  expect(medicalRecordsSummary(dog, complete.slice(1, 5), today, defaultTerms).word).toBe('Falta 1')
  expect(medicalRecordsSummary(dog, complete.slice(0, 5), today, defaultTerms).word).toBe('Por evaluar')
  expect(medicalRecordsSummary(dog, [], today, defaultTerms)).toMatchObject({
    tone: 'expired',
    word: 'Faltan 5',
  })
})
