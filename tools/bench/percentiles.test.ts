import { expect, test } from 'vitest'
import { percentilesOf } from './percentiles.ts'

test('the middle and the worst hundredth are read from the measurements in order', () => {
  const ms = Array.from({ length: 200 }, (_, turn) => (turn * 77) % 200)
  expect(percentilesOf(ms)).toEqual({ p50: 100, p99: 198 })
})

test('a single measurement is both', () => {
  expect(percentilesOf([7])).toEqual({ p50: 7, p99: 7 })
})
