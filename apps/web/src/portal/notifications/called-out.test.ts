import { expect, test } from 'vitest'
import { isCalledOut } from './called-out.ts'

const done = { tone: 'ok' } as const

test('what one has just done oneself is not called out a second time', () => {
  expect(isCalledOut('booking-cancelled', done)).toBe(false)
  expect(isCalledOut('booking-moved', done)).toBe(false)
  expect(isCalledOut('booking-requested', null)).toBe(false)
})

test('what the house did is called out, and so is other news at any time', () => {
  expect(isCalledOut('booking-cancelled', null)).toBe(true)
  expect(isCalledOut('booking-cancelled', { tone: 'problem' })).toBe(true)
  expect(isCalledOut('place-offered', done)).toBe(true)
})
