import { expect, test } from 'vitest'
import { eligibilityFor, type EligibilityInput } from './eligibility.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { addDays } from '../time/business-time.ts'
import { aDay, medicalRecord, today } from '../testing/dog-file.ts'

const reasonsOf = (input: EligibilityInput) => eligibilityFor(input, { terms: defaultTerms }).reasons

test('the requirements, ages and validity of a group of services come from the settings', () => {
  const { dayCare, ...others } = defaultTerms.requirements
  const requested = (keys: typeof dayCare) => ({
    ...defaultTerms,
    requirements: { ...others, dayCare: keys },
  })
  const withoutOne = requested(dayCare.filter((key) => key !== 'bordetella'))
  expect(reasonsOf(aDay({ records: [] })).map(({ code }) => code)).toContain('bordetella-missing')
  expect(
    eligibilityFor(aDay({ records: [] }), { terms: withoutOne }).reasons.map(({ code }) => code),
  ).not.toContain('bordetella-missing')
  const medicalRecordsOfBath = {
    ...defaultTerms,
    requirements: { ...others, dayCare, grooming: ['rabies'] as const },
  }
  const bath = aDay({ serviceType: 'Extra-Grooming', records: [] })
  expect(eligibilityFor(bath, { terms: medicalRecordsOfBath }).reasons).toMatchObject([
    { code: 'rabies-missing' },
  ])
  const older = { ...requested(['age']), minimumAge: { months: 8, monthsVaccinated: 6, multipleDoses: 3 } }
  const puppy = aDay({ records: [], dog: { birthDate: '2026-06-01' } })
  expect(eligibilityFor(puppy, { terms: older }).reasons[0]?.message).toMatch(/desde los 6 meses, solo con/)
  const briefly = { ...requested(['rabies']), validity: { ...defaultTerms.validity, vaccineMonths: 1 } }
  const dose = medicalRecord('vaccine', 'Rabia', addDays(today, -40))
  expect(eligibilityFor(aDay({ records: [dose] }), { terms: requested(['rabies']) }).ok).toBe(true)
  expect(eligibilityFor(aDay({ records: [dose] }), { terms: briefly }).reasons).toMatchObject([
    { code: 'rabies-expired' },
  ])
})
