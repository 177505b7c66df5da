import { expect, test } from 'vitest'
import { monthToClose } from './month-to-close.ts'

test.each([
  ['the previous month if none is closed', [], '2026-10'],
  ['the month after the last closed one', ['2026-07', '2026-08'], '2026-09'],
  ['the current month if all before it are closed', ['2026-10'], '2026-11'],
])('%s is the month to close', (_, closed, month) => {
  expect(monthToClose(closed, '2026-11-29')).toBe(month)
})

test('in January the month to close lies in the year before', () => {
  expect(monthToClose([], '2027-01-02')).toBe('2026-12')
})
