import { expect, test } from 'vitest'
import { cancellationOf } from '../money/cancellation.ts'
import { depositDue, depositUntilOf } from '../money/deposits.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { addMinutes, instantAt } from '../time/business-time.ts'
import { policyOf } from './service-policy.ts'

const { hotel } = defaultTerms.policies
const terms = {
  ...defaultTerms,
  depositPercent: 10,
  cancellation: { freeUntilHours: 24, keepPercent: 20 },
  policies: { ...defaultTerms.policies, hotel: { ...hotel, depositPercent: 30, keepPercent: 50 } },
}
const christmas = { name: 'Navidad', from: '2026-12-20', to: '2027-01-06', percent: 20 }
const strict = { ...christmas, depositPercent: 100, freeUntilHours: 168 }
const stay = { serviceType: 'Hotel', start: '2026-12-20', seasons: [strict], totalCentavos: 1000_00 } as const

test('a season precedes its group, and the group precedes the settings', () => {
  expect(policyOf(stay, terms)).toMatchObject({
    depositPercent: 100,
    freeUntilHours: 168,
    keepPercent: 50,
    season: 'Navidad',
  })
  expect(policyOf({ ...stay, serviceType: 'Grooming', seasons: [] }, terms)).toMatchObject({
    depositPercent: 10,
    freeUntilHours: 24,
    keepPercent: 20,
    season: null,
  })
})

test('a season set to nothing requires nothing, unlike one without a value', () => {
  const generous = { ...christmas, depositPercent: 0, keepPercent: null }
  expect(policyOf({ ...stay, seasons: [generous] }, terms)).toMatchObject({
    depositPercent: 0,
    keepPercent: 50,
    season: 'Navidad',
  })
  expect(policyOf({ ...stay, seasons: [christmas] }, terms)).toMatchObject({
    depositPercent: 30,
    season: null,
  })
})

test.each([
  ['2026-12-19', 300_00],
  ['2026-12-20', 1000_00],
  ['2027-01-06', 1000_00],
  ['2027-01-07', 300_00],
])('the first day of a booking, %s, says whether it begins in a season', (start, deposit) => {
  expect(depositDue({ ...stay, start }, terms)).toBe(deposit)
})

test('the first day of a visit follows the clock of the business', () => {
  const visit = { ...stay, serviceType: 'Grooming', totalCentavos: 100_00 } as const
  expect(depositDue({ ...visit, start: instantAt('2027-01-06', '20:00') }, terms)).toBe(100_00)
  expect(depositDue({ ...visit, start: instantAt('2027-01-07', '00:00') }, terms)).toBe(10_00)
})

test('giving up and paying the deposit go by the season', () => {
  const freeUntil = addMinutes(instantAt('2026-12-20', '15:00'), -168 * 60)
  expect(cancellationOf(stay, addMinutes(freeUntil, 1), terms)).toEqual({
    freeUntil,
    keepPercent: 50,
    keptCentavos: 500_00,
  })
  expect(depositUntilOf(stay, '2026-11-01T12:00:00Z', terms)).toBe(freeUntil)
})
