import { expect, test } from 'vitest'
import { incomeTaxMethod, simplifiedRateOf, taxAtRate, taxByCoefficient } from './income-tax.ts'

test.each([
  [0, 100],
  [25_000_00, 100],
  [25_000_01, 110],
  [50_000_00, 110],
  [83_333_33, 150],
  [83_333_34, 200],
  [208_333_34, 250],
  [3_500_000_00, 250],
  [3_500_000_01, null],
])('an income of %d centavos has a rate of %s basis points', (income, rate) => {
  expect(simplifiedRateOf(income)).toBe(rate)
})

test('the rate applies to the whole income, and a negative income owes nothing', () => {
  expect(taxAtRate(60_000_00, 150)).toBe(900_00)
  expect(taxAtRate(33_33, 110)).toBe(37)
  expect(taxAtRate(-100_00, 100)).toBe(0)
})

test('the coefficient estimates the profit, of which a company pays 30 percent', () => {
  expect(taxByCoefficient(100_000_00, 0.1234)).toEqual({ profitCentavos: 12_340_00, taxCentavos: 3_702_00 })
  expect(taxByCoefficient(-1, 0.1234)).toEqual({ profitCentavos: 0, taxCentavos: 0 })
})

test.each([
  ['626', 'VENJ800101AB1', 'rate'],
  ['626', 'LOM0402291A1', null],
  ['601', 'LOM0402291A1', 'coefficient'],
  ['612', 'VENJ800101AB1', null],
  ['', '', null],
] as const)('regime %s of %s has the method %s', (regime, rfc, method) => {
  expect(incomeTaxMethod(regime, rfc)).toBe(method)
})
