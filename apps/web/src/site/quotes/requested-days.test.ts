import { expect, test } from 'vitest'
import { requestedDays } from './requested-days.ts'

test('formats the days of a quote, and returns empty text for none', () => {
  expect(requestedDays({ start: '2031-10-14', end: '2031-10-16' })).toMatch(
    /^del martes 14 .*jueves 16 de octubre/,
  )
  expect(requestedDays({ start: '2031-10-14' })).toBe('el martes 14 de octubre')
  expect(requestedDays({ start: '', end: '' })).toBe('')
  expect(requestedDays({ start: '2031-99' })).toBe('')
})

test('formats non-consecutive days one by one', () => {
  const days = ['2031-10-13', '2031-10-15', '2031-10-16']
  expect(requestedDays({ start: days[0], end: days[2], separateDays: days })).toBe(
    'el lunes 13 de octubre, el miércoles 15 de octubre y el jueves 16 de octubre',
  )
})
