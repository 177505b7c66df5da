import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from './business-time.ts'
import { isOutsideHours } from './outside-hours.ts'
import type { ServiceType } from '../bookings/service-types.ts'

const today = '2026-10-14'
const row = (weekday: number, opens = '09:00', closes = '14:00') => ({ weekday, opens, closes })
const terms = {
  hotelClosedNights: [],
  hotel: { ...defaultTerms.hotel, checkIn: '12:00', checkOut: '11:00' },
  hours: { ...defaultTerms.hours, house: [row(4), row(5)], dayCare: [row(4)], grooming: [row(4)] },
}
const isOutside = (serviceType: ServiceType, start: string, end: string) =>
  isOutsideHours({ serviceType, start, end }, terms, today)

test('a booking is outside where its service is closed on a day that is still to come, or at its hour', () => {
  expect(isOutside('Hotel', '2026-10-15', '2026-10-16')).toBe(false)
  expect(isOutside('Hotel', '2026-10-15', '2026-10-17')).toBe(true)
  expect(isOutside('Hotel', '2026-10-13', '2026-10-16')).toBe(false)
  expect(isOutside('Guardería', '2026-10-15', '2026-10-16')).toBe(true)
  const bath = (from: string, to: string) =>
    isOutside('Grooming', instantAt('2026-10-15', from), instantAt('2026-10-15', to))
  expect([bath('09:00', '10:00'), bath('13:00', '14:00')]).toEqual([false, false])
  expect([bath('08:30', '09:30'), bath('13:30', '14:30')]).toEqual([true, true])
  expect(isOutside('Entrenamiento', instantAt('2026-10-17', '18:00'), instantAt('2026-10-17', '19:00'))).toBe(
    false,
  )
})

test('a stay is outside opening hours where its arrival or departure is', () => {
  const late = { ...terms, hotel: { ...terms.hotel, checkIn: '14:00' } }
  const early = { ...terms, hotel: { ...terms.hotel, checkOut: '09:00' } }
  const stay = { serviceType: 'Hotel', start: '2026-10-15', end: '2026-10-16' } as const
  expect(isOutsideHours(stay, terms, today)).toBe(false)
  expect(isOutsideHours(stay, late, today)).toBe(true)
  expect(isOutsideHours(stay, early, today)).toBe(true)
  expect(isOutsideHours(stay, late, '2026-10-16')).toBe(false)
})
