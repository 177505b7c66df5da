import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay, weekdayOf } from '../time/business-time.ts'
import { usualCalendar } from '../time/opening-hours.ts'
import { isOutsideHours } from '../time/outside-hours.ts'
import { timeRefusalMessage } from '../time/time-refusal.ts'
import { bookingWindowRefusal } from './booking-window.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '07:00', closes: '19:00' }))
const calendarClosedOn = (...hotelClosedNights: number[]) => {
  const { terms } = usualCalendar
  return {
    ...usualCalendar,
    terms: { ...terms, hours: { ...terms.hours, house: everyDay }, hotelClosedNights },
  }
}
const now = '2026-11-16T15:00:00.000Z'
const [monday, saturday, sunday] = ['2026-11-23', '2026-11-28', '2026-11-29']
const stay = (start: string, end: string) => ({ serviceType: 'Hotel' as const, start, end })

test('a day without hotel has no arrival, departure or night, while other services go on', () => {
  const calendar = calendarClosedOn(0)
  const refusal = (start: string, end: string) => bookingWindowRefusal(stay(start, end), { now, calendar })
  expect(refusal(monday, saturday)).toBeNull()
  expect(refusal(saturday, sunday)).toBe('closed-day')
  expect(refusal(sunday, '2026-12-01')).toBe('closed-day')
  expect(refusal(saturday, '2026-11-30')).toBe('closed-day')
  expect(timeRefusalMessage('closed-day', calendar, stay(saturday, '2026-11-30'))).toBe(
    'Los domingos no hay hotel. Elige días que no los incluyan.',
  )
  const party = {
    serviceType: 'Evento' as const,
    start: '2026-11-29T18:00:00.000Z',
    end: '2026-11-29T20:00:00.000Z',
  }
  expect(bookingWindowRefusal(party, { now, calendar })).toBeNull()
})

test('a stay is sold exactly where none of its days is without hotel', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 })
  const ahead = fc.integer({ min: 1, max: 14 })
  fc.assert(
    fc.property(weekdays, ahead, fc.integer({ min: 1, max: 9 }), (closed, from, nights) => {
      const start = addDays('2026-11-22', from)
      const end = addDays(start, nights)
      const isFree = eachDay(start, end).every((day) => !closed.includes(weekdayOf(day) % 7))
      const refusal = bookingWindowRefusal(stay(start, end), { now, calendar: calendarClosedOn(...closed) })
      expect(refusal).toBe(isFree ? null : 'closed-day')
    }),
  )
})

test('a stay that was sold over such a day lies outside of the hours', () => {
  const { terms } = calendarClosedOn(0)
  expect(isOutsideHours(stay(saturday, '2026-11-30'), terms, monday)).toBe(true)
  expect(isOutsideHours(stay(saturday, '2026-11-30'), terms, '2026-11-30')).toBe(false)
  expect(isOutsideHours(stay(monday, saturday), terms, monday)).toBe(false)
})
