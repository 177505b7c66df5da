import { expect, test } from 'vitest'
import { defaultTerms } from './house-terms.ts'
import { nightsBetween, roomCounts, roomTakes, stayDiscountPercent } from './hotel.ts'

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
  expect(roomTakes('small', [10])).toBe(true)
  expect(roomTakes('small', [10.1])).toBe(false)
  expect(roomTakes('small', [4, 4])).toBe(false)
  expect(roomTakes('medium', [25, 25])).toBe(true)
  expect(roomTakes('medium', [25, 26])).toBe(false)
  expect(roomTakes('large', [60, 60, 60])).toBe(true)
  expect(roomTakes('large', [5, 5, 5, 5])).toBe(false)
})

test('a dog that was never weighed fits for certain only where there is no limit', () => {
  expect(roomTakes('medium', [null])).toBe(false)
  expect(roomTakes('large', [null])).toBe(true)
})

test('no room takes nobody', () => {
  expect(roomTakes('large', [])).toBe(false)
})

test('the house has six rooms', () => {
  expect(Object.values(roomCounts).reduce((sum, count) => sum + count, 0)).toBe(6)
})
