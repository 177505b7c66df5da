import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideRounded, centavosIn, formatPesos, formatShopPrice, percentOf } from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

/** Rounding decided in whole numbers of any size, as a second opinion. */
const roundedByBigInt = (dividend: number, divisor: number) => {
  const [a, b] = [BigInt(Math.abs(dividend)), BigInt(divisor)]
  const rounded = Number((a * 2n + b) / (b * 2n))
  return dividend < 0 && rounded !== 0 ? -rounded : rounded
}

describe('rounding', () => {
  test('goes away from zero at the half', () => {
    expect([1, 3, -1, -3].map((n) => divideRounded(n, 2))).toEqual([1, 2, -1, -2])
  })

  test('never answers minus zero', () => {
    expect(Object.is(divideRounded(-1, 3), 0)).toBe(true)
  })

  test('agrees with whole-number arithmetic of any size', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1000 }), (dividend, divisor) => {
        expect(divideRounded(dividend, divisor)).toBe(roundedByBigInt(dividend, divisor))
      }),
    )
  })

  test('a percentage of a discount is that of the amount, turned around', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        expect(percentOf(-amount, percent) + percentOf(amount, percent)).toBe(0)
      }),
    )
  })
})

describe('money written out', () => {
  test('is grouped in the account and the office', () => {
    expect(formatPesos(124_000)).toBe('$1,240.00 MXN')
    expect(formatPesos(5)).toBe('$0.05 MXN')
    expect(formatPesos(99_999_999_99)).toBe('$99,999,999.99 MXN')
    expect(formatPesos(-6200)).toBe('\u2212$62.00 MXN')
  })

  test('keeps the shop’s own form', () => {
    expect(formatShopPrice(1000)).toBe('$ 10.00 MXN')
    expect(formatShopPrice(124_050)).toBe('$ 1240.50 MXN')
    expect(formatShopPrice(-1000)).toBe('\u2212$ 10.00 MXN')
  })
})

test.each([
  ['350', 350_00],
  ['350.5', 350_50],
  ['0.05', 5],
  [' $1,240.50 ', 1_240_50],
  ['1240', 1_240_00],
])('%s is so many centavos', (written, centavos) => {
  expect(centavosIn(written)).toBe(centavos)
})

test.each(['', '3,5', '12.345', '-5', 'cien', '1,24.00', '1e3'])('"%s" is no amount', (written) => {
  expect(centavosIn(written)).toBeNull()
})
