import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepReturnPath, takeReturnPath } from './kept-return-path.ts'

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

test('where somebody wanted to go is known after the mail, once', () => {
  keepReturnPath(booking, nowMs)
  expect(takeReturnPath(nowMs + 3_600_000)).toBe(booking)
  expect(takeReturnPath(nowMs + 3_600_000)).toBeUndefined()
})

test('after two days nobody is sent anywhere', () => {
  keepReturnPath(booking, nowMs)
  expect(takeReturnPath(nowMs + 49 * 3_600_000)).toBeUndefined()
})

test('what is not ours in the storage, or no storage at all, is no way back', () => {
  entries.set('rumi:volver', '{"path":7}')
  expect(takeReturnPath(nowMs)).toBeUndefined()
  entries.set('rumi:volver', '{')
  expect(takeReturnPath(nowMs)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepReturnPath(booking, nowMs)).not.toThrow()
  expect(takeReturnPath(nowMs)).toBeUndefined()
})
