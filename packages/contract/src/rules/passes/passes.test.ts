import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { addDays, eachDay } from '../time/business-time.ts'
import { daysCoveredBy, endedPass, monthlyPassFrom, trainingPassFrom } from './passes.ts'

const monthly = monthlyPassFrom('2026-10-01', defaultTerms.passes.dayCareMonth)

describe('Plan Mensual', () => {
  test('is 20 days within 31', () => {
    expect(monthly).toMatchObject({ units: 20, validFrom: '2026-10-01', validUntil: '2026-10-31' })
    expect(daysCoveredBy(monthly, 0, ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'])).toEqual([
      '2026-10-01',
      '2026-10-31',
    ])
  })

  test('pays for the first days until it is spent', () => {
    expect(daysCoveredBy(monthly, 18, ['2026-10-07', '2026-10-05', '2026-10-06'])).toEqual([
      '2026-10-05',
      '2026-10-06',
    ])
    expect(daysCoveredBy(monthly, 20, ['2026-10-05'])).toEqual([])
  })

  test('counts two dogs on one day as two', () => {
    expect(daysCoveredBy(monthly, 19, ['2026-10-05', '2026-10-05'])).toHaveLength(1)
  })
})

test('a training pass has no term', () => {
  const pass = trainingPassFrom('2026-10-01', 10)
  expect(daysCoveredBy(pass, 9, ['2029-01-05'])).toEqual(['2029-01-05'])
})

test('a pass that ends costs the share of what it has spent, and gives back what was paid beyond that', () => {
  const month = { units: 20, totalCentavos: 5500_00, leftCentavos: 0 }
  expect(endedPass({ ...month, unitsLeft: 15 })).toEqual({ costCentavos: 1375_00, backCentavos: 4125_00 })
  expect(endedPass({ ...month, unitsLeft: 20 })).toEqual({ costCentavos: 0, backCentavos: 5500_00 })
  expect(endedPass({ ...month, unitsLeft: 15, leftCentavos: 5500_00 }).backCentavos).toBe(0)
  expect(endedPass({ units: 3, unitsLeft: 2, totalCentavos: 100, leftCentavos: 0 }).costCentavos).toBe(33)
})

test('no order of spending takes more out of a pass than it holds', () => {
  const wishes = fc.array(fc.array(fc.integer({ min: -3, max: 35 }), { maxLength: 8 }), { maxLength: 12 })
  fc.assert(
    fc.property(wishes, (rounds) => {
      const spent = rounds.reduce(
        (sum, days) =>
          sum +
          daysCoveredBy(
            monthly,
            sum,
            days.map((day) => addDays('2026-10-01', day)),
          ).length,
        0,
      )
      expect(spent).toBeLessThanOrEqual(monthly.units)
    }),
  )
  expect(eachDay(monthly.validFrom, monthly.validUntil ?? '')).toHaveLength(31)
})
