import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../refused.ts'
import { createTimeBudget } from './time-budget.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a client without budget waits for it to refill, without delaying others', () => {
  const budget = createTimeBudget({ mostMs: 1_000, refillMs: 100 })
  budget.spend('ana', 999)
  budget.refuseSpent('ana')
  budget.spend('ana', 501)
  const refused = (() => {
    try {
      budget.refuseSpent('ana')
      return null
    } catch (error) {
      return error
    }
  })()
  expect((refused as Refused).code).toBe('usage-limit')
  expect((refused as Refused).particulars.retryAfterSeconds).toBeCloseTo(5)
  budget.refuseSpent('luis')

  vi.advanceTimersByTime(5_100)
  budget.refuseSpent('ana')
  budget.spend('ana', 100)
  expect(() => budget.refuseSpent('ana')).toThrow()
})

test('so many clients that none could be remembered are forgotten, those who rested first', () => {
  const budget = createTimeBudget({ mostMs: 1_000, refillMs: 100 })
  budget.spend('rested', 100)
  vi.advanceTimersByTime(2_000)
  budget.spend('spent', 5_000)
  for (let turn = 0; turn < 9_999; turn += 1) budget.spend(`client ${turn}`, 10)
  expect(() => budget.refuseSpent('spent')).toThrow()
})
