import { expect, test } from 'vitest'
import { paymentsOfDeposit } from './payments-of-deposit.ts'

const rates = { commissionBasisPoints: 360, ivaPercent: 16 } as const
const payment = (id: string, day: string, amountCentavos: number) => ({ id, day, amountCentavos })
const payments = [
  payment('a', '2026-11-01', 1_000_00),
  payment('b', '2026-11-02', 500_00),
  payment('c', '2026-11-02', -100_00),
  payment('d', '2026-11-03', 250_00),
]
const found = (day: string, amountCentavos: number) =>
  paymentsOfDeposit(payments, { day, amountCentavos }, rates)

test('finds the payments that are exactly a deposit less its commission', () => {
  expect(found('2026-11-04', 958_24)).toEqual(['a'])
  // 400.00 less 14.40 of commission and 2.30 of its IVA.
  expect(found('2026-11-04', 383_30)).toEqual(['b', 'c'])
})

test('without an exact sum marks all payments up to the day of the deposit', () => {
  expect(found('2026-11-02', 1_300_00)).toEqual(['a', 'b', 'c'])
  expect(found('2026-10-31', 1_300_00)).toEqual([])
})
