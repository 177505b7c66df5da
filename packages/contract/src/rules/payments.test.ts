import { expect, test } from 'vitest'
import { paidByMethod } from './payments.ts'

test('what was paid together is one row for each method, tips included', () => {
  const paid = [
    { method: 'card', amountCentavos: 600_00, tipCentavos: 50_00 },
    { method: 'cash', amountCentavos: 100_00, tipCentavos: 0 },
    { method: 'card', amountCentavos: 400_00, tipCentavos: 0 },
  ] as const
  expect(paidByMethod(paid)).toEqual([
    { method: 'card', amountCentavos: 1_050_00, rows: [paid[0], paid[2]] },
    { method: 'cash', amountCentavos: 100_00, rows: [paid[1]] },
  ])
})
