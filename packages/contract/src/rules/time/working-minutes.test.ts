import { expect, test } from 'vitest'
import { instantAt } from './business-time.ts'
import { workingMinutes } from './working-minutes.ts'

const day = '2026-10-13'
const houseHours = { opens: '07:00', closes: '19:00' }
const away = (from: string, until: string) => ({ start: instantAt(day, from), end: instantAt(day, until) })

test('staff without absences work in all opening hours', () => {
  expect(workingMinutes(day, houseHours, [])).toBe(12 * 60)
})

test('times away count once where they lie over each other, and not outside the hours', () => {
  const times = [
    away('00:00', '09:00'),
    away('13:00', '14:00'),
    away('13:30', '15:00'),
    away('20:00', '23:00'),
  ]
  expect(workingMinutes(day, houseHours, times)).toBe((19 - 9 - 2) * 60)
})

test('staff away all day work no minute', () => {
  expect(workingMinutes(day, houseHours, [away('00:00', '23:00')])).toBe(0)
})
