import { describe, expect, test } from 'vitest'
import { addBusinessDays, businessDaysUntil, isBusinessDay } from '../time/business-days.ts'
import {
  afterPrivacyAction,
  newPrivacyRequest,
  possiblePrivacyActions,
  privacyDueOn,
} from './privacy-requests.ts'

describe('business days', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    // The third Monday of November, and Christmas on a Friday.
    ['2026-11-16', false],
    ['2026-12-25', false],
    ['2030-10-01', false],
  ])('%s: %s', (day, counts) => expect(isBusinessDay(day)).toBe(counts))

  test.each([
    // Four weeks without a rest day; from a weekend they count from Monday.
    ['2026-06-01', 20, '2026-06-29'],
    ['2026-06-06', 1, '2026-06-08'],
    // Christmas and New Year are stepped over.
    ['2026-12-01', 20, '2026-12-30'],
    ['2026-12-24', 5, '2027-01-04'],
    // The Friday before the Monday of the Revolution.
    ['2026-11-13', 1, '2026-11-17'],
    ['2026-11-13', 0, '2026-11-13'],
  ])('%s and %i more is %s, and counted back it is as many', (day, count, last) => {
    expect(addBusinessDays(day, count)).toBe(last)
    expect(businessDaysUntil(day, last)).toBe(count)
  })

  test('a past day counts as negative', () => {
    expect(businessDaysUntil('2026-12-30', '2026-12-24')).toBe(-3)
    expect(businessDaysUntil('2026-12-30', '2026-12-30')).toBe(0)
  })
})

describe('a request about data', () => {
  const received = newPrivacyRequest('2026-06-01')

  test('is answered within 20 business days, once extended within 40', () => {
    expect(privacyDueOn(received)).toBe('2026-06-29')
    const extended = afterPrivacyAction(received, 'extend', '2026-06-29')!
    expect(privacyDueOn(extended)).toBe('2026-07-27')
    expect(afterPrivacyAction(extended, 'extend', '2026-06-29')).toBeNull()
    expect(afterPrivacyAction(received, 'extend', '2026-06-30')).toBeNull()
  })

  test('once granted it is done within 15 business days from the answer, once extended within 30', () => {
    const granted = afterPrivacyAction(received, 'grant', '2026-06-08')!
    expect(privacyDueOn(granted)).toBe('2026-06-29')
    expect(afterPrivacyAction(granted, 'extend', '2026-06-30')).toBeNull()
    const extended = afterPrivacyAction(granted, 'extend', '2026-06-10')!
    expect(privacyDueOn(extended)).toBe('2026-07-20')
    expect(afterPrivacyAction(extended, 'extend', '2026-06-10')).toBeNull()
    expect(afterPrivacyAction(extended, 'complete', '2026-09-01')).toMatchObject({ status: 'done' })
  })

  test('can be answered late, and nothing follows once it has ended', () => {
    expect(possiblePrivacyActions(received, '2026-08-01')).toEqual(['grant', 'refuse'])
    expect(possiblePrivacyActions(received, '2026-06-02')).toEqual(['extend', 'grant', 'refuse'])
    const refused = afterPrivacyAction(received, 'refuse', '2026-06-02')!
    expect([privacyDueOn(refused), possiblePrivacyActions(refused, '2026-06-02')]).toEqual([null, []])
    expect(afterPrivacyAction(received, 'complete', '2026-06-02')).toBeNull()
  })
})
