import { expect, test } from 'vitest'
import { scoreOfVitest } from './vitest-run.ts'

const report = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] }

test('tests that passed are counted', () => {
  expect(scoreOfVitest(report)).toEqual({ passed: 3, failed: 0 })
})

test('a file that could not be loaded is a failure, although none of its tests is', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(scoreOfVitest({ ...report, success: false, testResults })).toEqual({ passed: 3, failed: 1 })
})

test('an error outside of any test is a failure', () => {
  expect(scoreOfVitest({ ...report, success: false })).toEqual({ passed: 3, failed: 1 })
})

test('no tests at all is a failure', () => {
  expect(scoreOfVitest({ ...report, numPassedTests: 0 })).toEqual({ passed: 0, failed: 1 })
})
