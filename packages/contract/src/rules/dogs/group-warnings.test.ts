import { expect, test } from 'vitest'
import { isTooHeavy } from './group-warnings.ts'

test('a dog is too heavy only above the limit, and never with an unknown weight or without a limit', () => {
  expect(isTooHeavy({ weightKg: 10.01 }, { maxWeightKg: 10 })).toBe(true)
  expect(isTooHeavy({ weightKg: 10 }, { maxWeightKg: 10 })).toBe(false)
  expect(isTooHeavy({ weightKg: null }, { maxWeightKg: 10 })).toBe(false)
  expect(isTooHeavy({ weightKg: 90 }, { maxWeightKg: null })).toBe(false)
})
