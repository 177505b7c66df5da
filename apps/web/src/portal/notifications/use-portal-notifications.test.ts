import { expect, test } from 'vitest'
import { isCalledOut } from './use-portal-notifications.ts'

const done = { tone: 'ok' } as const

test("shows no second toast for the user's own action", () => {
  expect(isCalledOut('booking-cancelled', done)).toBe(false)
  expect(isCalledOut('booking-moved', done)).toBe(false)
  expect(isCalledOut('booking-requested', null)).toBe(false)
})

test('shows a toast for actions of the business, and for unrelated ones at any time', () => {
  expect(isCalledOut('booking-cancelled', null)).toBe(true)
  expect(isCalledOut('booking-cancelled', { tone: 'problem' })).toBe(true)
  expect(isCalledOut('place-offered', done)).toBe(true)
})
