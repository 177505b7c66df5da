import { expect, test } from 'vitest'
import { bookingAddress } from './quote-sent.tsx'

test.each([
  [{ start: '', end: '' }, ''],
  [{ start: '2026-11-24', end: '' }, '&desde=2026-11-24'],
  [{ start: '2026-11-21', end: '2026-11-28' }, '&desde=2026-11-21&hasta=2026-11-28'],
  [
    { start: '2026-11-26', end: '2026-11-27', separateDays: ['2026-11-26', '2026-11-27'] },
    '&desde=2026-11-26&hasta=2026-11-27',
  ],
  [{ start: '2026-11-20', end: '2026-11-20', separateDays: ['2026-11-20'] }, '&desde=2026-11-20'],
  [
    { start: '2026-11-17', end: '2026-11-19', separateDays: ['2026-11-17', '2026-11-19'] },
    '&dias=2026-11-17%2C2026-11-19',
  ],
])('a booking of %j begins with those days', (days, query) => {
  expect(bookingAddress('un-plan', days)).toBe(`/mi-cuenta/reservar?servicio=un-plan${query}`)
})
