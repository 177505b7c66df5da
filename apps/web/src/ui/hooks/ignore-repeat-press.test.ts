import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardPress, ignoreRepeatPress } from './ignore-repeat-press.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Returns true if a press reaches its target; keys have no position and detail 0. */
function arrives(clientX: number, detail = 1) {
  const stopImmediatePropagation = vi.fn<() => void>()
  guardPress({ clientX, clientY: 10, detail, preventDefault: () => {}, stopImmediatePropagation })
  return stopImmediatePropagation.mock.calls.length === 0
}

test('ignores a second press on the same spot for a second, but not elsewhere', () => {
  expect(arrives(100)).toBe(true)
  ignoreRepeatPress('visit')
  expect(arrives(110)).toBe(false)
  expect(arrives(300)).toBe(true)
  expect(arrives(110, 0)).toBe(true)
  vi.advanceTimersByTime(999)
  expect(arrives(100)).toBe(false)
  vi.advanceTimersByTime(2)
  expect(arrives(100)).toBe(true)
})

test('a repeated action, such as its response, restarts the second', () => {
  arrives(100)
  ignoreRepeatPress('visit')
  vi.advanceTimersByTime(800)
  arrives(300)
  ignoreRepeatPress('visit')
  vi.advanceTimersByTime(800)
  expect(arrives(100)).toBe(false)
  expect(arrives(300)).toBe(true)
  vi.advanceTimersByTime(201)
  expect(arrives(100)).toBe(true)
})
