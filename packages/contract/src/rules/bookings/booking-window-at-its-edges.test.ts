import { expect, test } from 'vitest'
import { bookingWindowRefusal, type RequestConditions } from './booking-window.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from '../time/business-time.ts'
import { usualCalendar, weeklyCalendar } from '../time/opening-hours.ts'
import type { ServiceType } from './service-types.ts'

const now = instantAt('2026-10-15', '10:00')
const days = (serviceType: ServiceType, start: string, end: string, under: Partial<RequestConditions>) =>
  bookingWindowRefusal({ serviceType, start, end }, { now, calendar: usualCalendar, ...under })

test('requires nothing for a day that has begun, but for later ones', () => {
  const begun = { calendar: { ...usualCalendar, closedDays: ['2026-10-15'] }, hasBegun: true }
  expect(days('Guardería', '2026-10-15', '2026-10-16', begun)).toBeNull()
  expect(days('Guardería', '2026-10-15', '2026-10-17', begun)).toBe('closed-day')
  expect(days('Guardería', '2026-10-15', '2026-10-16', { ...begun, hasBegun: false })).toBe('closed-day')
})

test('rejects an arrival at closing time and a departure at opening time', () => {
  const house = [
    { weekday: 5, opens: '09:00', closes: '16:00' },
    { weekday: 0, opens: '08:00', closes: '20:00' },
  ]
  const stay = (checkIn: string, checkOut: string) => {
    const hotel = { ...defaultTerms.hotel, checkIn, checkOut }
    const terms = { ...defaultTerms, hotel, hours: { ...defaultTerms.hours, house } }
    return days('Hotel', '2026-10-16', '2026-10-18', { calendar: weeklyCalendar(terms) })
  }
  expect(stay('15:59', '08:01')).toBeNull()
  expect(stay('16:00', '08:01')).toBe('closed-day')
  expect(stay('15:59', '08:00')).toBe('closed-day')
})
