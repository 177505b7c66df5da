import { expect, test } from 'vitest'
import { formatDays, formatHour, formatTime, formatClock, withArticle } from './format-times.ts'

const today = '2026-11-20'
const bath = { start: '2026-12-03T13:30:00Z', end: '2026-12-03T16:00:00Z' }

test('formats the clock without a leading zero', () => {
  expect(formatHour('2026-12-03T13:30:00Z')).toBe('7:30')
  expect(formatHour('2026-12-03T18:00:00Z')).toBe('12:00')
})

test('formats a booking by its day, by its first and last, or by its day and hour', () => {
  expect(formatDays({ start: '2026-12-03', end: '2026-12-03' }, today)).toBe('jueves 3 de diciembre')
  expect(formatDays({ start: '2026-12-07', end: '2026-12-16' }, today)).toBe(
    'lunes 7 al miércoles 16 de diciembre',
  )
  expect(formatDays(bath, today)).toBe('jueves 3 de diciembre, 7:30')
})

test('adds the end of a visit in the full form', () => {
  expect(formatTime(bath, today)).toBe('jueves 3 de diciembre, 7:30 a 10:00')
  expect(formatTime({ start: '2026-12-07', end: '2026-12-16' }, today)).toBe(
    'lunes 7 al miércoles 16 de diciembre',
  )
})

test('one o’clock is spoken of as one, every other hour as several', () => {
  expect(withArticle(formatClock('01:05'))).toBe('la 1:05')
  expect(['1:00', '10:00', '13:30'].map(withArticle)).toEqual(['la 1:00', 'las 10:00', 'las 13:30'])
})
