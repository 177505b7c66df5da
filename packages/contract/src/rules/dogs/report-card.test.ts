import { expect, test } from 'vitest'
import { wasInHouse, type DayWithUs } from './report-card.ts'

const stay: DayWithUs = {
  status: 'checked-in',
  firstDay: '2026-10-12',
  lastDay: '2026-10-15',
  arrivedOn: '2026-10-13',
}

test.each([
  ['the day of arrival', '2026-10-13', true],
  ['a day in between', '2026-10-14', true],
  ['today, the last day', '2026-10-15', true],
  ['a day it was awaited on and had not come', '2026-10-12', false],
  ['a day before the stay', '2026-10-11', false],
  ['a day after it', '2026-10-16', false],
])('a dog in the house has a card for %s: %s', (_, day, expected) => {
  expect(wasInHouse(stay, day, '2026-10-15')).toBe(expected)
})

test('ignores what ends tomorrow', () => {
  expect(wasInHouse(stay, '2026-10-14', '2026-10-13')).toBe(false)
})

test('a dog that never arrived has no card, and one that left keeps its own', () => {
  expect(wasInHouse({ ...stay, status: 'confirmed', arrivedOn: null }, '2026-10-13', '2026-10-15')).toBe(
    false,
  )
  expect(wasInHouse({ ...stay, status: 'no-show' }, '2026-10-13', '2026-10-15')).toBe(false)
  expect(wasInHouse({ ...stay, status: 'checked-out' }, '2026-10-13', '2026-10-20')).toBe(true)
})
