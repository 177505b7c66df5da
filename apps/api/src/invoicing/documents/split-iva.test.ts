import { ivaWithin } from '@rumi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsIva, ivaPercentOf, splitIva } from './split-iva.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('three of 33.33 with IVA of 16 % add up to what was taken out of the whole once', () => {
  const taken = ivaWithin(9_999, 16)
  const lines = splitIva({ grossCentavos: [3_333, 3_333, 3_333], ...taken, ivaPercent: 16 })
  expect(sum(lines.map(({ baseCentavos }) => baseCentavos))).toBe(taken.baseCentavos)
  expect(sum(lines.map(({ ivaCentavos }) => ivaCentavos))).toBe(taken.ivaCentavos)
})

test('whatever is bought, lines add up to the order, and no line is a centavo off what it may say', () => {
  const gross = fc.array(fc.integer({ min: 100, max: 50_000_00 }), { minLength: 1, maxLength: 51 })
  fc.assert(
    fc.property(gross, fc.constantFrom(16, 8, 0), (grossCentavos, ivaPercent) => {
      const taken = ivaWithin(sum(grossCentavos), ivaPercent)
      const lines = splitIva({ grossCentavos, ...taken, ivaPercent })
      expect(sum(lines.map(({ baseCentavos }) => baseCentavos))).toBe(taken.baseCentavos)
      expect(sum(lines.map(({ ivaCentavos }) => ivaCentavos))).toBe(taken.ivaCentavos)
      for (const [i, { baseCentavos, ivaCentavos }] of lines.entries()) {
        expect(Math.abs(baseCentavos - (grossCentavos[i]! * 100) / (100 + ivaPercent))).toBeLessThan(1)
        expect(Math.abs(ivaCentavos - (baseCentavos * ivaPercent) / 100)).toBeLessThan(1)
        expect(baseCentavos).toBeGreaterThan(0)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('the rate is read off what was taken out; one that no invoice knows is none', () => {
  const taken = (totalCentavos: number, percent: number) => ({
    totalCentavos,
    ivaCentavos: ivaWithin(totalCentavos, percent).ivaCentavos,
  })
  expect(ivaPercentOf(taken(1_160_00, 16))).toBe(16)
  expect(ivaPercentOf(taken(1_080_00, 8))).toBe(8)
  expect(ivaPercentOf(taken(1_000_00, 0))).toBe(0)
  expect(ivaPercentOf(taken(1_000_00, 11))).toBeNull()
})

test('a credit note whose IVA is a centavo below its rate has lines that say so too', () => {
  const [line] = splitIva({ grossCentavos: [20_00], baseCentavos: 17_25, ivaCentavos: 2_75, ivaPercent: 16 })
  expect(line).toEqual({ baseCentavos: 17_25, ivaCentavos: 2_75 })
})

test.each([
  [17_25, 2_75, true],
  [17_25, 2_77, true],
  [17_25, 2_74, false],
  [17_25, 2_78, false],
  [17_24, 2_75, true],
  [17_24, 2_74, false],
  [0, 1, false],
])('on %d SAT accepts an IVA of %d: %s', (base, iva, accepted) =>
  expect(acceptsIva(base, iva, 16)).toBe(accepted),
)
