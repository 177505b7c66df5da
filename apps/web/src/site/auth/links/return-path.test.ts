import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeReturnPath, takeReturnPath } from './return-path.ts'

const nowMs = 1_790_000_000_000
const booking = '/mi-cuenta/reservar?servicio=guarderia-diario'
const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('returns the stored return path once', () => {
  storeReturnPath(booking, nowMs)
  expect(takeReturnPath(nowMs + 3_600_000)).toBe(booking)
  expect(takeReturnPath(nowMs + 3_600_000)).toBeUndefined()
})

test('expires a return path after two days', () => {
  storeReturnPath(booking, nowMs)
  expect(takeReturnPath(nowMs + 49 * 3_600_000)).toBeUndefined()
})

test('ignores invalid stored values and missing storage', () => {
  entries.set('rumi:volver', '{"path":7}')
  expect(takeReturnPath(nowMs)).toBeUndefined()
  entries.set('rumi:volver', '{')
  expect(takeReturnPath(nowMs)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(() => storeReturnPath(booking, nowMs)).not.toThrow()
  expect(takeReturnPath(nowMs)).toBeUndefined()
})
