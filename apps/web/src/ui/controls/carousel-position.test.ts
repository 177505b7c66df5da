import { expect, test } from 'vitest'
import { stepOfSwipe, stopsOf, wrapIndex, rotatedBy } from './carousel-position.ts'
import { swipeThresholdPx } from '../layout/metrics.ts'

test('wraps from the last slide to the first and back', () => {
  expect(wrapIndex(3, 3)).toBe(0)
  expect(wrapIndex(-1, 3)).toBe(2)
  expect(wrapIndex(1, 3)).toBe(1)
})

test('a swipe of 50 px does not move, one of 51 px does', () => {
  expect(stepOfSwipe(-50, swipeThresholdPx)).toBe(0)
  expect(stepOfSwipe(-51, swipeThresholdPx)).toBe(1)
  expect(stepOfSwipe(50, swipeThresholdPx)).toBe(0)
  expect(stepOfSwipe(51, swipeThresholdPx)).toBe(-1)
})

test('a row that fits has no steps', () => {
  expect(stopsOf(3, 3)).toBe(1)
  expect(stopsOf(3, 2)).toBe(2)
  expect(stopsOf(2, 3)).toBe(1)
})

test('a rotated ring wraps both ways', () => {
  expect(rotatedBy(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a'])
  expect(rotatedBy(['a', 'b', 'c'], -1)).toEqual(['c', 'a', 'b'])
  expect(rotatedBy(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c'])
  expect(rotatedBy([], 1)).toEqual([])
})
