import { expect, test } from 'vitest'
import {
  formatHalfDay,
  formatOpenDays,
  formatOpening,
  formatOpenTimes,
  formatWeekHours,
} from './format-week-hours.ts'
import { defaultTerms } from '../business/business-terms.ts'

const on = (weekdays: readonly number[], opens = '07:00', closes = '19:00') =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))
const both = [...on([6], '09:00', '14:00'), ...on([1, 2, 3, 4, 5])]
const apart = on([5, 3, 1], '10:00', '12:30')

test('states consecutive days of a week once, and different hours beside their days', () => {
  expect(formatWeekHours(defaultTerms.hours.house)).toBe('lunes a sábado de 7:00 a 19:00')
  expect(formatWeekHours(both)).toBe('lunes a viernes de 7:00 a 19:00, sábado de 9:00 a 14:00')
  expect(formatWeekHours(apart)).toBe('lunes, miércoles y viernes de 10:00 a 12:30')
  expect(formatWeekHours(on([0, 6]))).toBe('sábado y domingo de 7:00 a 19:00')
  expect(formatWeekHours([])).toBe('cerrado')
})

test('a sentence goes on with the days, the times or both', () => {
  expect(formatOpening(defaultTerms.hours.dayCare)).toBe('de lunes a viernes, de 7:00 a 18:00')
  expect(formatOpening(both)).toBe('de lunes a viernes de 7:00 a 19:00, sábado de 9:00 a 14:00')
  expect(formatOpening(defaultTerms.hours.house, formatHalfDay)).toBe(
    'de lunes a sábado, de 7:00 AM a 7:00 PM',
  )
  expect(['00:15', '12:30'].map(formatHalfDay)).toEqual(['12:15 AM', '12:30 PM'])
  expect(formatOpening(apart)).toBe('lunes, miércoles y viernes, de 10:00 a 12:30')
  expect(formatOpenDays(both)).toBe('de lunes a sábado')
  expect(formatOpenDays(apart)).toBe('lunes, miércoles y viernes')
  expect(formatOpenTimes(apart)).toBe('de 10:00 a 12:30')
  expect(formatOpenTimes(both)).toBe('lunes a viernes de 7:00 a 19:00, sábado de 9:00 a 14:00')
  expect([formatOpening([]), formatOpenDays([]), formatOpenTimes([])]).toEqual([
    'cerrado',
    'cerrado',
    'cerrado',
  ])
})
