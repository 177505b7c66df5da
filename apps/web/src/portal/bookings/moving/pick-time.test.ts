import { expect, test } from 'vitest'
import { hourOf, visitAt } from './pick-time.tsx'

const visit = { start: '2026-10-13T16:30:00.000Z', end: '2026-10-13T18:00:00.000Z' }

test("moves a visit with its duration, in the business's time zone", () => {
  expect(hourOf(visit)).toEqual({ day: '2026-10-13', time: '10:30' })
  expect(visitAt(visit, '2026-10-15', '09:00')).toEqual({
    start: '2026-10-15T15:00:00.000Z',
    end: '2026-10-15T16:30:00.000Z',
  })
})
