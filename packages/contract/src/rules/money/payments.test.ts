import { expect, test } from 'vitest'
import { paidByMethod, paidCentavosOf, returnsOf } from './payments.ts'

test('a joint payment is one row for each method, tips included', () => {
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

const row = (id: string, amountCentavos: number, more: object = {}) => ({
  id,
  kind: 'payment' as const,
  status: 'settled' as const,
  method: 'card' as const,
  amountCentavos,
  returnedCentavos: 0,
  ...more,
})
const rows = [
  row('first', 300_00, { method: 'cash' }),
  row('second', 200_00, { returnedCentavos: 50_00 }),
  row('promised', 100_00, { status: 'pending', method: 'online' }),
  row('given back', 50_00, { kind: 'refund' }),
]

test('the paid amount is the received money less refunds', () => {
  expect(paidCentavosOf(rows)).toBe(450_00)
})

test('money goes back by the way it came, the latest first, and no more than is left of each payment', () => {
  const last = { refundOf: 'second', amountCentavos: 100_00, retainedCentavos: 0, method: 'card' }
  expect(returnsOf(rows, 100_00)).toEqual([last])
  const both = [
    { ...last, amountCentavos: 150_00 },
    { refundOf: 'first', amountCentavos: 50_00, retainedCentavos: 0, method: 'cash' },
  ]
  expect(returnsOf(rows, 200_00)).toEqual(both)
  expect(returnsOf(rows, 900_00)).toEqual([both[0], { ...both[1], amountCentavos: 300_00 }])
})

test('retained ISR ends in proportion to what goes back, and both add up to it', () => {
  for (let paid = 2; paid < 400; paid += 7) {
    const cash = [Math.floor(paid * 40), paid * 61 + 3]
    const retained = Math.round((cash[0]! + cash[1]!) * 0.0109)
    const received = [
      row('first', cash[0]!),
      row('retained', retained, { method: 'retention' }),
      row('second', cash[1]!),
    ]
    const whole = paidCentavosOf(received)
    for (const back of [1, Math.floor(whole / 3), cash[1]!, whole - 1, whole]) {
      const parts = returnsOf(received, back)
      const sum = (of: 'amountCentavos' | 'retainedCentavos') =>
        parts.reduce((total, part) => total + part[of], 0)
      expect(sum('amountCentavos') + sum('retainedCentavos')).toBe(back)
      expect(sum('retainedCentavos')).toBe(Math.round((retained * back) / whole))
      expect(parts.map(({ refundOf }) => refundOf)).not.toContain('retained')
    }
  }
})
