import { expect, test } from 'vitest'
import { paymentStateOf } from './payment-state.ts'

const account = {
  totalCentavos: 1_100_00,
  dueNowCentavos: 550_00,
  leftCentavos: 1_100_00,
  overpaidCentavos: 0,
}

test('what is due now comes before what is due later', () => {
  expect(paymentStateOf(account)).toBe('deposit')
  expect(paymentStateOf({ ...account, dueNowCentavos: 0, leftCentavos: 550_00 })).toBe('open')
  expect(paymentStateOf({ ...account, dueNowCentavos: 0, leftCentavos: 0 })).toBe('paid')
})

test('what a pass pays for owes nothing', () => {
  expect(paymentStateOf({ ...account, totalCentavos: 0, dueNowCentavos: 0, leftCentavos: 0 })).toBe('free')
})

test('what was paid beyond what it costs comes before all else', () => {
  const cancelled = { ...account, dueNowCentavos: 0, leftCentavos: 0 }
  expect(paymentStateOf({ ...cancelled, overpaidCentavos: 550_00 })).toBe('overpaid')
})
