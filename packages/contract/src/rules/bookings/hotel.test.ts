import { describe, expect, test } from 'vitest'
import { bookingWindowRefusal, type RequestConditions } from './booking-window.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from '../time/business-time.ts'
import { nightsBetween, roomLimits, roomTakes, stayDiscountPercent } from './hotel.ts'
import { weeklyCalendar } from '../time/opening-hours.ts'
import { timeRefusalMessage } from '../time/time-refusal.ts'

test('the day of leaving is not a night', () => {
  expect(nightsBetween('2026-10-14', '2026-10-15')).toBe(1)
  expect(nightsBetween('2026-10-14', '2026-10-14')).toBe(0)
  expect(nightsBetween('2026-12-31', '2027-01-02')).toBe(2)
})

test('a week is 5 % off, two weeks are 10 %', () => {
  expect([1, 6, 7, 13, 14, 60].map((nights) => stayDiscountPercent(nights, defaultTerms.hotel))).toEqual([
    0, 0, 5, 5, 10, 10,
  ])
})

test('a room takes as many dogs, and as heavy ones, as it is made for', () => {
  expect(roomTakes(roomLimits.small, [10])).toBe(true)
  expect(roomTakes(roomLimits.small, [10.1])).toBe(false)
  expect(roomTakes(roomLimits.small, [4, 4])).toBe(false)
  expect(roomTakes(roomLimits.medium, [25, 25])).toBe(true)
  expect(roomTakes(roomLimits.medium, [25, 26])).toBe(false)
  expect(roomTakes(roomLimits.large, [60, 60, 60])).toBe(true)
  expect(roomTakes(roomLimits.large, [5, 5, 5, 5])).toBe(false)
})

test('a dog that was never weighed fits for certain only where there is no limit', () => {
  expect(roomTakes(roomLimits.medium, [null])).toBe(false)
  expect(roomTakes(roomLimits.large, [null])).toBe(true)
})

test('a hotel without rooms takes no dogs', () => {
  expect(roomTakes(roomLimits.large, [])).toBe(false)
})

/** Tuesday 13 October 2026, ten o'clock in the business's time zone. */
const now = instantAt('2026-10-13', '10:00')
const refusal = (start: string, end: string, under: Omit<RequestConditions, 'now'>) =>
  bookingWindowRefusal({ serviceType: 'Hotel', start, end }, { now, ...under })

describe('a day on which the hotel closes early or opens late', () => {
  const week = defaultTerms.hours.house.map((day) =>
    day.weekday === 6 ? { ...day, opens: '07:00', closes: '14:00' } : day,
  )
  const shortSaturday = weeklyCalendar({ ...defaultTerms, hours: { ...defaultTerms.hours, house: week } })
  const lateMonday = weeklyCalendar({
    ...defaultTerms,
    hours: {
      ...defaultTerms.hours,
      house: defaultTerms.hours.house.map((day) => (day.weekday === 1 ? { ...day, opens: '12:00' } : day)),
    },
  })
  // 17 October 2026 is a Saturday, 19 October a Monday.
  test('rejects an arrival after closing time, but not a departure before it', () => {
    const requested = { serviceType: 'Hotel', start: '2026-10-17', end: '2026-10-20' } as const
    expect(bookingWindowRefusal(requested, { now, calendar: shortSaturday })).toBe('closed-day')
    expect(timeRefusalMessage('closed-day', shortSaturday, requested)).toBe(
      'El sábado 17 de octubre cerramos a las 14:00 y el hotel recibe desde las 15:00. Elige otro día de llegada.',
    )
    expect(refusal('2026-10-15', '2026-10-17', { calendar: shortSaturday })).toBe(null)
    expect(refusal('2026-10-17', '2026-10-20', { calendar: shortSaturday, hasBegun: true })).toBe(null)
  })

  test('rejects a departure before opening time, but not an arrival after it', () => {
    const requested = { serviceType: 'Hotel', start: '2026-10-15', end: '2026-10-19' } as const
    expect(bookingWindowRefusal(requested, { now, calendar: lateMonday })).toBe('closed-day')
    expect(timeRefusalMessage('closed-day', lateMonday, requested)).toBe(
      'El lunes 19 de octubre abrimos a las 12:00 y del hotel se sale antes de las 11:00. Elige otro día de salida.',
    )
    expect(refusal('2026-10-19', '2026-10-20', { calendar: lateMonday })).toBe(null)
  })
})
