import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf } from './chart-axis.ts'

test.each([
  { amounts: [0], ticks: [0, 100] },
  { amounts: [123_456, 80_000], ticks: [0, 50_000, 100_000, 150_000] },
  { amounts: [1_000_000, -200_000], ticks: [-500_000, 0, 500_000, 1_000_000] },
])('the axis of $amounts has the lines $ticks', ({ amounts, ticks }) => {
  expect(axisOf(amounts).ticks).toEqual(ticks)
})

test('every amount lies on the axis, which has few lines and one at zero', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e10 }), { minLength: 1 }), (amounts) => {
      const { top, bottom, ticks } = axisOf(amounts)
      expect(Math.max(...amounts)).toBeLessThanOrEqual(top)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(bottom)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})
