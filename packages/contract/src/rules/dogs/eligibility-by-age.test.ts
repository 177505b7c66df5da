import { describe, expect, test } from 'vitest'
import { eligibilityFor as eligibilityUnder, type EligibilityInput } from './eligibility.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { aDay, aStay, bordetella, completeFile, multiple, eligibilityFor } from '../testing/dog-file.ts'

const second = { ...multiple, appliedOn: '2026-07-01' }
const third = { ...multiple, appliedOn: '2026-08-01' }
const series = [...completeFile, second, third]

const born = (birthDate: string, more: Partial<EligibilityInput> = {}) =>
  aDay({ dog: { birthDate }, ...more })
const reasonsOf = (input: EligibilityInput) => eligibilityFor(input).reasons

describe('age', () => {
  test('of four months is enough alone, to the day', () => {
    expect(reasonsOf(born('2026-06-14', { records: [] })).map(({ code }) => code)).not.toContain('too-young')
    const young = reasonsOf(born('2026-06-15', { records: [] })).find(({ code }) => code === 'too-young')
    expect(young?.eligibleFrom).toBe('2026-10-15')
    expect(young?.message).toContain('Podrá venir desde el jueves 15 de octubre')
  })

  test('of three months is enough with complete vaccines, to the day', () => {
    expect(eligibilityFor(born('2026-07-14', { records: series })).ok).toBe(true)
    expect(reasonsOf(born('2026-07-15', { records: series }))).toMatchObject([
      { code: 'too-young', eligibleFrom: '2026-10-15' },
    ])
  })

  test('of three months awaits the review of the other doses of the series', () => {
    const records = [...completeFile, { ...second, verifiedAt: null }, { ...third, verifiedAt: null }]
    const answer = eligibilityFor(born('2026-07-14', { records }))
    expect(answer.ok).toBe(true)
    expect(answer.reasons.map(({ code }) => code)).toEqual(['multiple-unverified'])
  })

  test('waits for the vaccines where they are what makes three months enough', () => {
    const records = [
      ...series.filter((one) => one !== bordetella),
      { ...bordetella, appliedOn: '2026-10-11' },
    ]
    expect(
      reasonsOf(born('2026-07-01', { records })).map(({ code, eligibleFrom: from }) => [code, from]),
    ).toEqual([
      ['too-young', '2026-10-16'],
      ['bordetella-too-recent', '2026-10-16'],
    ])
  })

  test('of three months is too young before the last dose of the series counts', () => {
    const puppy = { birthDate: '2026-07-01' }
    expect(reasonsOf(aDay({ dog: puppy }))).toMatchObject([{ code: 'too-young' }])
    const late = [...completeFile, second, { ...third, appliedOn: '2026-10-12' }]
    expect(reasonsOf(aDay({ dog: puppy, records: late }))).toMatchObject([
      { code: 'too-young', eligibleFrom: '2026-10-17' },
    ])
    const twiceInADay = [...completeFile, second, { ...third, appliedOn: second.appliedOn }]
    expect(eligibilityFor(aDay({ dog: puppy, records: twiceInADay })).ok).toBe(false)
    const withPuppy = [...completeFile, second, { ...third, product: 'Puppy' }]
    expect(eligibilityFor(aDay({ dog: puppy, records: withPuppy })).ok).toBe(true)
    expect(
      eligibilityFor(aDay({ dog: puppy, records: [...completeFile, { ...third, product: 'Rabia' }, second] }))
        .ok,
    ).toBe(false)
  })

  test('requires as many doses of the series as the settings state', () => {
    const two = { ...defaultTerms, minimumAge: { ...defaultTerms.minimumAge, multipleDoses: 2 } }
    const input = aDay({ dog: { birthDate: '2026-07-01' }, records: [...completeFile, second] })
    expect(eligibilityUnder(input, { terms: two }).ok).toBe(true)
    expect(eligibilityFor(input).ok).toBe(false)
  })

  test('is no matter for the hotel', () => {
    expect(eligibilityFor(aStay({ dog: { birthDate: '2026-09-01' } })).ok).toBe(true)
  })
})
