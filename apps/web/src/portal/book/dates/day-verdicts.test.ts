import { expect, test } from 'vitest'
import { dayVerdictsIn } from './day-verdicts.ts'

const days = [
  { date: '2026-12-01', ok: true },
  { date: '2026-12-08', ok: false, code: 'no-capacity', message: 'Ya no hay lugar.' },
]

test('parses verdicts per day from a refusal', () => {
  expect(dayVerdictsIn({ answer: { days } })).toEqual([
    { date: '2026-12-01', ok: true },
    { date: '2026-12-08', ok: false, message: 'Ya no hay lugar.' },
  ])
})

test('returns undefined for a refusal without days or with a single one', () => {
  expect(dayVerdictsIn({ answer: null })).toBeUndefined()
  expect(dayVerdictsIn({ answer: { days: days.slice(1) } })).toBeUndefined()
  expect(dayVerdictsIn({ answer: { days: 'mañana' } })).toBeUndefined()
})
