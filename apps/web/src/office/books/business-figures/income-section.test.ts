import { expect, test } from 'vitest'
import { spanOf } from './business-period.ts'
import { changeOf } from './income-section.tsx'

test('returns a change in whole percent, and null without a previous amount', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(100, 100)]).toEqual([50, -50, 0])
  expect([changeOf(100, 0), changeOf(-5, 100)]).toEqual([null, -105])
})

test('a week ends today; a month and a year start on their first day', () => {
  expect(spanOf('week', '2026-11-23')).toEqual({ from: '2026-11-17', to: '2026-11-23' })
  expect(spanOf('month', '2026-11-23')).toEqual({ from: '2026-11-01', to: '2026-11-23' })
  expect(spanOf('year', '2026-11-23')).toEqual({ from: '2026-01-01', to: '2026-11-23' })
})
