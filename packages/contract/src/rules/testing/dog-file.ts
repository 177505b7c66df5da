import type { EligibilityInput, EligibilityUnder } from '../dogs/eligibility.ts'
import type { MedicalRecordInput } from '../dogs/medical-records.ts'
import * as eligibility from '../dogs/eligibility.ts'
import { defaultTerms } from '../business/business-terms.ts'

/** The day on which the tests of medical records look at the calendar, a Tuesday. */
export const today = '2026-10-13'

/** Verified medical record with default values. */
export const medicalRecord = (
  kind: MedicalRecordInput['kind'],
  product: string,
  appliedOn: string,
  more: Partial<MedicalRecordInput> = {},
): MedicalRecordInput => ({
  kind,
  product,
  appliedOn,
  expiresOn: null,
  result: '',
  verifiedAt: '2026-10-13T16:00:00Z',
  ...more,
})

export const multiple = medicalRecord('vaccine', 'Múltiple', '2026-06-01')
export const rabies = medicalRecord('vaccine', 'Rabia', '2026-06-01')
export const bordetella = medicalRecord('vaccine', 'Bordetella', '2026-06-01')
export const internalDeworming = medicalRecord('deworming-internal', 'Drontal', '2026-09-25')
export const externalDeworming = medicalRecord('deworming-external', 'Bravecto', '2026-09-25')
export const evaluation = medicalRecord('evaluation', '', '2026-06-02', { result: 'passed' })

/** All records that the guardería requires, in force on `today`. */
export const completeFile = [multiple, rabies, bordetella, internalDeworming, externalDeworming, evaluation]
export const completeFileWithout = (...left: MedicalRecordInput[]) =>
  completeFile.filter((record) => !left.includes(record))

/** A grown dog with complete medical records, for tomorrow at the guardería. */
export const aDay = (more: Partial<EligibilityInput> = {}): EligibilityInput => ({
  serviceType: 'Guardería',
  start: '2026-10-14',
  end: more.start ?? '2026-10-14',
  dog: { birthDate: '2022-03-01' },
  records: completeFile,
  ownerIdentified: false,
  today,
  ...more,
})

/** The same dog for three nights in the hotel, its owner identified. */
export const aStay = (more: Partial<EligibilityInput> = {}) =>
  aDay({ serviceType: 'Hotel', start: '2026-10-14', end: '2026-10-17', ownerIdentified: true, ...more })

type Under = Partial<EligibilityUnder>

/** Medical-record rules under the default terms, with overrides for a test. */
export const eligibilityFor = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibilityFor(input, { terms: defaultTerms, ...under })
export const eligibleFrom = (input: EligibilityInput, under: Under = {}) =>
  eligibility.eligibleFrom(input, { terms: defaultTerms, ...under })
