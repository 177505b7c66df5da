import { afterEach, expect, test, vi } from 'vitest'
import { printSummary, summary } from './scoreboard.ts'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

const step = { name: 'types', passed: 1, failed: 0, seconds: 1 }

test('the last line adds up every runner', () => {
  const lines = summary([step, { ...step, name: 'unit', passed: 20, failed: 2 }]).split('\n')
  expect(lines.at(-1)).toBe('21 passed, 2 failed')
})

test('skipped parts are named in the last line but one', () => {
  const lines = summary([
    step,
    { ...step, name: 'API on PostgreSQL', passed: 0, skipped: 'no server' },
  ]).split('\n')
  expect(lines.at(-2)).toBe('!!! SKIPPED: API on PostgreSQL: no server')
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})

test.each([
  ['all passed', [step], 0],
  ['one failed', [step, { ...step, passed: 0, failed: 1 }], 1],
  ['nothing ran', [{ ...step, passed: 0 }], 1],
  ['there were no steps', [], 1],
])('when %s the exit code says so', (_case, scores, code) => {
  vi.spyOn(console, 'log').mockReturnValue()
  printSummary(scores)
  expect(process.exitCode).toBe(code)
})
