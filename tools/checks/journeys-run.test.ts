import { expect, test } from 'vitest'
import { scoreOfPlaywright } from './journeys-run.ts'

const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

test('journeys that arrive are counted', () => {
  expect(scoreOfPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 0 })
})

test.each([
  ['a journey that arrives only at the second try', { ...stats, flaky: 1 }, []],
  ['a journey that goes astray', { ...stats, unexpected: 1 }, []],
  ['a file that cannot be read', stats, [{}]],
])('%s is a failure', (_case, counts, errors) => {
  expect(scoreOfPlaywright({ stats: counts, errors })).toEqual({ passed: 4, failed: 1 })
})

test('no journeys at all is a failure', () => {
  expect(scoreOfPlaywright({ stats: { ...stats, expected: 0 }, errors: [] })).toEqual({
    passed: 0,
    failed: 1,
  })
})
