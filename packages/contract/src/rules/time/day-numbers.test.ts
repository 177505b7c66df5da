import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dayOfNumber, numberOfDay } from './day-numbers.ts'

const epoch = Temporal.PlainDate.from('1970-01-01')

test('days of four digits have the number that Temporal gives them, and are found again by it', () => {
  const first = epoch.until('0000-01-01').days
  const last = epoch.until('9999-12-31').days
  const wrong: string[] = []
  for (let number = first; number <= last; number += 97) {
    const text = epoch.add({ days: number }).toString()
    if (dayOfNumber(number) !== text || numberOfDay(text) !== number) wrong.push(text)
  }
  expect(wrong).toEqual([])
  expect([numberOfDay('0000-01-01'), numberOfDay('9999-12-31')]).toEqual([first, last])
})

test('every day of a leap and a common century around now is right', () => {
  const wrong: string[] = []
  for (let number = numberOfDay('1999-01-01')!; number < numberOfDay('2101-03-02')!; number += 1) {
    const text = epoch.add({ days: number }).toString()
    if (dayOfNumber(number) !== text || numberOfDay(text) !== number) wrong.push(text)
  }
  expect(wrong).toEqual([])
})

test('a text that is no day has no number, and a number without four digits no text', () => {
  const none = [
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '26-01-01',
  ]
  for (const text of [...none, '', '2026-1-1', '2026-01-01T00:00', '+002026-01-01'])
    expect(numberOfDay(text), text).toBeUndefined()
  for (const number of [numberOfDay('9999-12-31')! + 1, numberOfDay('0000-01-01')! - 1, 0.5, NaN, Infinity])
    expect(dayOfNumber(number)).toBeUndefined()
})
