import { expect, test } from 'vitest'
import { isTimeToPoll } from './poll-pending-payments.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Returns the minutes at which a poll happens, when the job runs each minute with a small delay. */
function askedAt(toMinute: number, endsAtMinute: number | null = null) {
  const endsAt = endsAtMinute && endsAtMinute * minuteMs
  const requested: number[] = []
  let after = 0
  while (after < toMinute * minuteMs) {
    const now = after + minuteMs + 40
    if (isTimeToPoll({ begunAt: 0, endsAt }, { after, now })) requested.push(Math.floor(now / minuteMs))
    after = now
  }
  return requested
}

test('polls the provider often in the first hour, hourly for two days and daily for thirty', () => {
  expect(askedAt(59)).toEqual([2, 5, 10, 20, 40])
  expect(askedAt(2 * dayMinutes + 5)).toHaveLength(5 + 48)
  expect(askedAt(40 * dayMinutes)).toHaveLength(5 + 48 + 28)
})

test('polls before an unpaid target is cancelled', () => {
  expect(askedAt(59, 31)).toEqual([2, 5, 10, 20, 30, 40])
})

test('makes up once for a poll that was missed', () => {
  const page = { begunAt: 0, endsAt: null }
  const [first, second] = [13 * minuteMs, 14 * minuteMs]
  expect(isTimeToPoll(page, { after: -Infinity, now: first })).toBe(true)
  expect(isTimeToPoll(page, { after: first, now: second })).toBe(false)
  expect(isTimeToPoll(page, { after: -Infinity, now: minuteMs })).toBe(false)
})
