import { instantAt } from '@rumi/contract'
import { expect, test } from 'vitest'
import { absenceTime, formatAbsence } from './absence-time.ts'

const tuesday = '2026-10-13'
const today = '2026-10-01'

test('an absence without hours covers whole days, with hours those of the first and last day', () => {
  expect(absenceTime({ day: tuesday, lastDay: '', from: '', until: '' })).toEqual({
    start: instantAt(tuesday, '00:00'),
    end: instantAt('2026-10-14', '00:00'),
  })
  expect(absenceTime({ day: tuesday, lastDay: '2026-10-15', from: '12:00', until: '10:30' })).toEqual({
    start: instantAt(tuesday, '12:00'),
    end: instantAt('2026-10-15', '10:30'),
  })
})

test.each([
  [{ day: tuesday, lastDay: '', from: '', until: '' }, 'martes 13 de octubre'],
  [
    { day: tuesday, lastDay: '2026-10-14', from: '', until: '' },
    'martes 13 de octubre a miércoles 14 de octubre',
  ],
  [{ day: tuesday, lastDay: '', from: '09:00', until: '11:00' }, 'martes 13 de octubre, 9:00 a 11:00'],
])('formats an absence', (fields, expected) => {
  expect(formatAbsence(absenceTime(fields), today)).toBe(expected)
})
