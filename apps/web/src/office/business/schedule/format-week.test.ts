import { expect, test } from 'vitest'
import { formatWeek } from './format-week.ts'

const on = (weekday: number, from = '09:00', until = '14:00') => ({ weekday, from, until })

test('groups consecutive days with equal hours', () => {
  expect(formatWeek([on(1), on(2), on(3), on(6), on(1, '15:00', '19:00')])).toEqual([
    'lunes a miércoles, 9:00 a 14:00',
    'lunes, 15:00 a 19:00',
    'sábado, 9:00 a 14:00',
  ])
  expect(formatWeek([])).toEqual([])
})
