import { expect, test, vi } from 'vitest'
import { reloadForModule } from './reload-for-module.ts'

function tab() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const reload = vi.fn<() => void>()
  return {
    reload,
    storage,
    at:
      (nowMs: number, page = nowMs, isOnline = true) =>
      () => ({ storage, reload, nowMs, page, isOnline }),
  }
}

test('a file that keeps failing has the page loaded anew twice and no more', () => {
  const { at, reload } = tab()
  expect([1, 2, 3, 4].map((nowMs) => reloadForModule('/a.js', at(nowMs)))).toEqual([true, true, false, false])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offline no page is loaded anew, and nothing is counted', () => {
  const { at, reload } = tab()
  expect(reloadForModule('/a.js', at(1, 1, false))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect([2, 3].map((nowMs) => reloadForModule('/a.js', at(nowMs)))).toEqual([true, true])
})

test('a file that fails twice in one page counts once', () => {
  const { at, reload } = tab()
  const pages = [1, 1, 2, 2, 3, 3]
  expect(pages.map((page, nowMs) => reloadForModule('/a.js', at(nowMs + 1, page)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(reload).toHaveBeenCalledTimes(4)
})

test('each file has its own tries, and those of long ago are forgotten', () => {
  const { at, reload } = tab()
  for (const nowMs of [1, 2, 3]) reloadForModule('/a.js', at(nowMs))
  expect(reloadForModule('/b.js', at(4))).toBe(true)
  expect(reloadForModule('/a.js', at(6 * 60_000))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(4)
})

test('where nothing can be counted the page is not loaded anew at all', () => {
  const reload = vi.fn<() => void>()
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  expect(reloadForModule('/a.js', forbidden)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
