import { describe, expect, test } from 'vitest'
import type { EligibilityInput } from './eligibility.ts'
import { aDay, aStay, bordetella, without } from './testing/dog-file.ts'
import { eligibilityFor } from './testing/under-default-terms.ts'

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
    expect(eligibilityFor(born('2026-07-14')).ok).toBe(true)
    expect(reasonsOf(born('2026-07-15'))).toMatchObject([{ code: 'too-young', eligibleFrom: '2026-10-15' }])
  })

  test('waits for the vaccines where they are what makes three months enough', () => {
    const records = [...without(bordetella), { ...bordetella, appliedOn: '2026-10-11' }]
    expect(
      reasonsOf(born('2026-07-01', { records })).map(({ code, eligibleFrom: from }) => [code, from]),
    ).toEqual([
      ['too-young', '2026-10-16'],
      ['bordetella-too-recent', '2026-10-16'],
    ])
  })

  test('is no matter for the hotel', () => {
    expect(eligibilityFor(aStay({ dog: { birthDate: '2026-09-01' } })).ok).toBe(true)
  })
})
