import { expect, test } from 'vitest'
import { paymentStateOf } from './payment-state.ts'

const account = {
  totalCentavos: 1_100_00,
  dueNowCentavos: 550_00,
  leftCentavos: 1_100_00,
  overpaidCentavos: 0,
}

test('ranks amounts due now before those due later', () => {
  expect(paymentStateOf(account, 'confirmed')).toBe('deposit')
  expect(paymentStateOf({ ...account, dueNowCentavos: 0, leftCentavos: 550_00 }, 'confirmed')).toBe('open')
  expect(paymentStateOf({ ...account, dueNowCentavos: 0, leftCentavos: 0 }, 'confirmed')).toBe('paid')
})

test('after the visit the rest is owed; after a no-show it is not', () => {
  const left = { ...account, dueNowCentavos: 0 }
  expect(paymentStateOf(left, 'checked-in')).toBe('open')
  expect(paymentStateOf(left, 'checked-out')).toBe('owed')
  expect(paymentStateOf({ ...left, leftCentavos: 0 }, 'checked-out')).toBe('paid')
})

test('a visit paid by pass owes nothing', () => {
  expect(
    paymentStateOf({ ...account, totalCentavos: 0, dueNowCentavos: 0, leftCentavos: 0 }, 'confirmed'),
  ).toBe('free')
})

test('ranks an overpayment first', () => {
  const cancelled = { ...account, dueNowCentavos: 0, leftCentavos: 0 }
  expect(paymentStateOf({ ...cancelled, overpaidCentavos: 550_00 }, 'cancelled')).toBe('overpaid')
})
