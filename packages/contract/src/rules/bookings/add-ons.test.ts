import { expect, test } from 'vitest'
import {
  hoursOfStay,
  isAddOn,
  isAddOnBooking,
  liesWithin as liesWithinUnder,
  takesAddOns,
} from './add-ons.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from '../time/business-time.ts'
import { serviceTypes } from './service-types.ts'

const visit = (day: string, from: string, to: string) => ({
  start: instantAt(day, from),
  end: instantAt(day, to),
})

const liesWithin = (...requested: [Parameters<typeof liesWithinUnder>[0], { start: string; end: string }]) =>
  liesWithinUnder(...requested, defaultTerms)

test('groomer and trainer may have a dog inside its day or stay, and nothing else is added to anything else', () => {
  expect(serviceTypes.filter(takesAddOns)).toEqual(['Hotel', 'Guardería'])
  expect(serviceTypes.filter(isAddOn)).toEqual(['Grooming', 'Extra-Grooming', 'Entrenamiento'])
})

test('a bath ends before the dog goes home, to the minute: at 11 from the hotel, at 18 from the guardería', () => {
  const stay = { serviceType: 'Hotel', start: '2026-10-13', end: '2026-10-15' } as const
  expect(liesWithin(stay, visit('2026-10-15', '10:00', '11:00'))).toBe(true)
  expect(liesWithin(stay, visit('2026-10-15', '10:30', '11:30'))).toBe(false)
  expect(liesWithin(stay, visit('2026-10-13', '14:30', '15:30'))).toBe(false)
  expect(liesWithin(stay, visit('2026-10-14', '18:00', '19:00'))).toBe(true)
  const days = { serviceType: 'Guardería', start: '2026-10-13', end: '2026-10-14' } as const
  expect(liesWithin(days, visit('2026-10-14', '17:00', '18:00'))).toBe(true)
  expect(liesWithin(days, visit('2026-10-14', '17:30', '18:30'))).toBe(false)
  expect(liesWithin(days, visit('2026-10-15', '08:00', '09:00'))).toBe(false)
})

test('a visit belongs to the stay of its own dogs, and a second stay does not', () => {
  const stay = { serviceType: 'Hotel', start: '2026-10-13', end: '2026-10-15', rumiIds: ['a', 'b'] } as const
  const bath = { serviceType: 'Grooming', ...visit('2026-10-15', '09:00', '10:00') } as const
  const hours = hoursOfStay(stay, defaultTerms)
  expect(isAddOnBooking(stay, { ...bath, rumiIds: ['b'] }, hours)).toBe(true)
  expect(isAddOnBooking(stay, { ...bath, rumiIds: ['b', 'c'] }, hours)).toBe(false)
  expect(isAddOnBooking(stay, { ...bath, serviceType: 'Evento', rumiIds: ['b'] }, hours)).toBe(false)
  expect(isAddOnBooking({ ...bath, rumiIds: ['b'] }, { ...bath, rumiIds: ['b'] }, hours)).toBe(false)
})

test('follows the hours of each weekday, and a whole day where there are none', () => {
  const dayCare = [{ weekday: 3, opens: '08:00', closes: '16:00' }]
  const terms = { ...defaultTerms, hours: { ...defaultTerms.hours, dayCare } }
  const days = { serviceType: 'Guardería', start: '2026-10-14', end: '2026-10-15' } as const
  expect(hoursOfStay(days, terms)).toEqual([
    { startAt: instantAt('2026-10-14', '08:00'), endAt: instantAt('2026-10-14', '16:00') },
    { startAt: instantAt('2026-10-15', '00:00'), endAt: instantAt('2026-10-16', '00:00') },
  ])
})
