import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => currentToasts().map((toast) => toast.text)

test('a toast appears, is announced to those who listen, and goes by itself', () => {
  const heard = vi.fn<() => void>()
  const unsubscribe = subscribeToToasts(heard)
  showToast('Canela quedó registrada')
  expect(texts()).toEqual(['Canela quedó registrada'])
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test('bad news stays longer than good news', () => {
  showToast('bien')
  showToast('mal', 'problem')
  vi.advanceTimersByTime(6000)
  expect(texts()).toEqual(['mal'])
})

test('no more than three stand at once, and the oldest leaves first', () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro']) showToast(text)
  expect(texts()).toEqual(['dos', 'tres', 'cuatro'])
})

test('a toast can be sent away early', () => {
  showToast('adiós')
  dismissToast(currentToasts()[0]?.id ?? Number.NaN)
  expect(texts()).toEqual([])
})
