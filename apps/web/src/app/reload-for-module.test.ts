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

test('reloads the page at most twice for a file that keeps failing', () => {
  const { at, reload } = tab()
  expect([1, 2, 3, 4].map((nowMs) => reloadForModule('/a.js', at(nowMs)))).toEqual([true, true, false, false])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('ignores reloads and time offline', () => {
  const { at, reload } = tab()
  expect(reloadForModule('/a.js', at(1, 1, false))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect([2, 3].map((nowMs) => reloadForModule('/a.js', at(nowMs)))).toEqual([true, true])
})

test('counts a file once per page', () => {
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

test('counts each file separately and forgets old failures', () => {
  const { at, reload } = tab()
  for (const nowMs of [1, 2, 3]) reloadForModule('/a.js', at(nowMs))
  expect(reloadForModule('/b.js', at(4))).toBe(true)
  expect(reloadForModule('/a.js', at(6 * 60_000))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(4)
})

test('does not reload if it cannot count', () => {
  const reload = vi.fn<() => void>()
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  expect(reloadForModule('/a.js', forbidden)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
