import { expect, test } from 'vitest'
import { changeOf, splitCharge } from './charging.ts'

const stay = { target: 'stay', amountCentavos: 1_000_00 }
const bath = { target: 'bath', amountCentavos: 400_00 }

test('one way pays everything, and the tip stands beside the first of it', () => {
  expect(
    splitCharge([stay, bath], [{ method: 'card', amountCentavos: 1_540_00, reference: 'T2' }], 140_00),
  ).toEqual([
    { target: 'stay', amountCentavos: 1_000_00, method: 'card', tipCentavos: 140_00, reference: 'T2' },
    { target: 'bath', amountCentavos: 400_00, method: 'card', tipCentavos: 0, reference: 'T2' },
  ])
})

test('several ways fill one thing after another, credit first', () => {
  const rows = splitCharge(
    [stay, bath],
    [
      { method: 'cash', amountCentavos: 600_00 },
      { method: 'card', amountCentavos: 500_00 },
      { method: 'credit', amountCentavos: 300_00 },
    ],
    0,
  )
  expect(rows?.map(({ target, method, amountCentavos }) => [target, method, amountCentavos])).toEqual([
    ['stay', 'credit', 300_00],
    ['stay', 'cash', 600_00],
    ['stay', 'card', 100_00],
    ['bath', 'card', 400_00],
  ])
})

test('a tip never comes from credit, and is carried by the way with the most money', () => {
  const parts = [
    { method: 'credit' as const, amountCentavos: 900_00 },
    { method: 'cash' as const, amountCentavos: 60_00 },
    { method: 'card' as const, amountCentavos: 140_00 },
  ]
  const rows = splitCharge([stay], parts, 100_00)
  expect(
    rows?.map(({ method, amountCentavos, tipCentavos }) => [method, amountCentavos, tipCentavos]),
  ).toEqual([
    ['credit', 900_00, 0],
    ['cash', 60_00, 0],
    ['card', 40_00, 100_00],
  ])
  expect(splitCharge([stay], [{ method: 'credit', amountCentavos: 1_100_00 }], 100_00)).toBeNull()
})

test('a tip above any single way is shared, each with a row to stand beside', () => {
  const rows = splitCharge(
    [{ target: 'day', amountCentavos: 10_00 }],
    [
      { method: 'cash', amountCentavos: 50_00 },
      { method: 'card', amountCentavos: 60_00 },
    ],
    100_00,
  )!
  expect(rows.every(({ amountCentavos }) => amountCentavos > 0)).toBe(true)
  expect(rows.reduce((sum, { tipCentavos }) => sum + tipCentavos, 0)).toBe(100_00)
})

test('rejects a charge that does not add up', () => {
  expect(splitCharge([stay], [{ method: 'cash', amountCentavos: 999_99 }], 0)).toBeNull()
  expect(changeOf(1_500_00, 1_400_00)).toBe(100_00)
  expect(changeOf(1_000_00, 1_400_00)).toBe(-400_00)
})
