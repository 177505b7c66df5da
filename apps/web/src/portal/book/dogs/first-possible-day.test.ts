import { usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { firstPossibleDay } from './first-possible-day.ts'
import type { Guest } from '../dates/open-days.ts'

const visit = {
  serviceType: 'Guardería',
  today: '2026-10-12',
  now: '2026-10-12T16:00:00Z',
  calendar: usualCalendar,
} as const
const unknown = (birthDate: string): Guest => ({
  dog: { birthDate },
  records: [],
  medicalRecordsUnknown: true,
})

test('without known medical records only the age counts, and the youngest decides', () => {
  expect(firstPossibleDay({ ...visit, guests: [unknown('2023-01-10')] })).toBeUndefined()
  const guests = [unknown('2026-06-30'), unknown('2026-08-10'), unknown('2023-01-10')]
  expect(firstPossibleDay({ ...visit, guests })).toEqual({ from: '2026-12-10', because: 'age' })
})

test('a service without minimum age accepts a puppy at once', () => {
  const bath = { ...visit, serviceType: 'Grooming' } as const
  expect(firstPossibleDay({ ...bath, guests: [unknown('2026-08-10')] })).toBeUndefined()
})
