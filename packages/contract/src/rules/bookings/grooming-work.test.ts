import { expect, test } from 'vitest'
import { groomingLateSince, groomingMinutesOf } from './grooming-work.ts'

const at = (hour: string) => `2026-11-10T${hour}:00.000Z`
const turn = { plannedEnd: at('17:00'), nextStart: null, startedAt: at('16:05'), finishedAt: null }

test('a groomer at work is late from the planned end on', () => {
  expect(groomingLateSince(turn, at('17:00'))).toBeNull()
  expect(groomingLateSince(turn, at('17:01'))).toBe(at('17:00'))
})

test('a next appointment that begins before the planned end makes the groomer late earlier', () => {
  expect(groomingLateSince({ ...turn, nextStart: at('16:45') }, at('16:50'))).toBe(at('16:45'))
  expect(groomingLateSince({ ...turn, nextStart: at('17:30') }, at('17:10'))).toBe(at('17:00'))
})

test('a turn that has not begun or is finished is not late', () => {
  expect(groomingLateSince({ ...turn, startedAt: null }, at('18:00'))).toBeNull()
  expect(groomingLateSince({ ...turn, finishedAt: at('17:20') }, at('18:00'))).toBeNull()
})

test('the minutes are measured from start to finish', () => {
  expect(groomingMinutesOf(turn)).toBeNull()
  expect(groomingMinutesOf({ ...turn, finishedAt: at('17:17') })).toBe(72)
})
