import { usualCalendar } from '@rumi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openDayFrom } from './visit-choice.ts'

const dayCare = { serviceType: 'Guardería' } as const
const hotel = { serviceType: 'Hotel' } as const

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['at noon, today is open', '2026-11-20T18:00:00Z', dayCare, '2026-11-20'],
  [
    'once the guardería has closed on a Friday, Monday is next',
    '2026-11-21T00:00:00Z',
    dayCare,
    '2026-11-23',
  ],
  ['a stay is received until the business closes', '2026-11-21T00:00:00Z', hotel, '2026-11-20'],
  ['and on the next day after that', '2026-11-21T01:00:00Z', hotel, '2026-11-21'],
] as const)('%s', (_, now, service, day) => {
  vi.setSystemTime(now)
  expect(openDayFrom(service, '2026-11-20', usualCalendar)).toBe(day)
})
