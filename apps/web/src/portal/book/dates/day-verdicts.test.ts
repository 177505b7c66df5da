import { expect, test } from 'vitest'
import { dayVerdictsIn } from './day-verdicts.ts'

const days = [
  { date: '2026-12-01', ok: true },
  { date: '2026-12-08', ok: false, code: 'no-capacity', message: 'Ya no hay lugar.' },
]

test('a refusal that names days tells how each stands', () => {
  expect(dayVerdictsIn({ answer: { days } })).toEqual([
    { date: '2026-12-01', ok: true },
    { date: '2026-12-08', ok: false, message: 'Ya no hay lugar.' },
  ])
})

test('one that names none, or one day alone, speaks of all', () => {
  expect(dayVerdictsIn({ answer: null })).toBeUndefined()
  expect(dayVerdictsIn({ answer: { days: days.slice(1) } })).toBeUndefined()
  expect(dayVerdictsIn({ answer: { days: 'mañana' } })).toBeUndefined()
})
