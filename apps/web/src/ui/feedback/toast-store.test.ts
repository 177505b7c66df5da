import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, subscribeToToasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const text = () => currentToast()?.text

test('a toast appears, notifies subscribers, and disappears', () => {
  const heard = vi.fn<() => void>()
  const unsubscribe = subscribeToToasts(heard)
  showToast('Canela quedó registrada')
  expect(text()).toBe('Canela quedó registrada')
  vi.advanceTimersByTime(5000)
  expect(text()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test('bad news stays longer than good news', () => {
  showToast('bien')
  showToast('mal', 'problem')
  vi.advanceTimersByTime(6000)
  expect(text()).toBe('mal')
})

test('shows one toast at a time: the newest, then an unread problem', () => {
  for (const word of ['uno', 'dos']) showToast(word)
  expect(text()).toBe('dos')
  dismissToast(currentToast()!.id)
  expect(text()).toBeUndefined()
  showToast('mal', 'problem')
  showToast('bien')
  expect(text()).toBe('bien')
  vi.advanceTimersByTime(5000)
  expect(text()).toBe('mal')
})

test('dismisses a toast early', () => {
  showToast('adiós')
  dismissToast(currentToast()?.id ?? Number.NaN)
  expect(text()).toBeUndefined()
})
