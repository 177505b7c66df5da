import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ivaPercentWithin, ivaWithin } from './iva.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('IVA', () => {
  test('is taken out of the total once', () => {
    expect(ivaWithin(11600, 16)).toEqual({ baseCentavos: 10000, ivaCentavos: 1600 })
    expect(ivaWithin(1000, 16)).toEqual({ baseCentavos: 862, ivaCentavos: 138 })
    expect(ivaWithin(0, 16)).toEqual({ baseCentavos: 0, ivaCentavos: 0 })
  })

  test.each([0, 8, 16])(
    'of %d %% is found again in what it was taken out of, from two pesos on',
    (percent) => {
      fc.assert(
        fc.property(fc.integer({ min: 2_00, max: 1_000_000_00 }), (total) => {
          expect(ivaPercentWithin(ivaWithin(total, percent))).toBe(percent)
        }),
      )
      expect(ivaPercentWithin(ivaWithin(0, percent))).toBe(0)
    },
  )

  test('and base add up to the total, and IVA is 16 % of the base to within a centavo', () => {
    fc.assert(
      fc.property(amounts, (total) => {
        const { baseCentavos, ivaCentavos } = ivaWithin(total, 16)
        expect(baseCentavos + ivaCentavos).toBe(total)
        expect(Math.abs(ivaCentavos - baseCentavos * 0.16)).toBeLessThanOrEqual(0.6)
      }),
    )
  })
})
