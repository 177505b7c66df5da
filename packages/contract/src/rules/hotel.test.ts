import { expect, test } from 'vitest'
import { defaultTerms } from './house-terms.ts'
import { nightsBetween, roomLimits, roomTakes, stayDiscountPercent } from './hotel.ts'

test('the day of leaving is not a night', () => {
  expect(nightsBetween('2026-10-14', '2026-10-15')).toBe(1)
  expect(nightsBetween('2026-10-14', '2026-10-14')).toBe(0)
  expect(nightsBetween('2026-12-31', '2027-01-02')).toBe(2)
})

test('a week is 5 % off, two weeks are 10 %', () => {
  expect([1, 6, 7, 13, 14, 60].map((nights) => stayDiscountPercent(nights, defaultTerms.hotel))).toEqual([
    0, 0, 5, 5, 10, 10,
  ])
})

test('a room takes as many dogs, and as heavy ones, as it is made for', () => {
  expect(roomTakes(roomLimits.small, [10])).toBe(true)
  expect(roomTakes(roomLimits.small, [10.1])).toBe(false)
  expect(roomTakes(roomLimits.small, [4, 4])).toBe(false)
  expect(roomTakes(roomLimits.medium, [25, 25])).toBe(true)
  expect(roomTakes(roomLimits.medium, [25, 26])).toBe(false)
  expect(roomTakes(roomLimits.large, [60, 60, 60])).toBe(true)
  expect(roomTakes(roomLimits.large, [5, 5, 5, 5])).toBe(false)
})

test('a dog that was never weighed fits for certain only where there is no limit', () => {
  expect(roomTakes(roomLimits.medium, [null])).toBe(false)
  expect(roomTakes(roomLimits.large, [null])).toBe(true)
})

test('no room takes nobody', () => {
  expect(roomTakes(roomLimits.large, [])).toBe(false)
})
