import { expect, test } from 'vitest'
import { byStart } from './booking-days.ts'

const day = { start: '2026-10-13', end: '2026-10-13' }
const stay = { start: '2026-10-12', end: '2026-10-15' }
const morning = { start: '2026-10-13T14:00:00.000Z', end: '2026-10-13T15:00:00.000Z' }
const evening = { start: '2026-10-14T00:30:00.000Z', end: '2026-10-14T01:30:00.000Z' }

test('sorts bookings by day, whole days before hours', () => {
  const inOrder = [stay, day, morning, evening]
  expect(inOrder.toSorted(byStart)).toEqual(inOrder)
  expect(inOrder.toReversed().toSorted(byStart)).toEqual(inOrder)
})
