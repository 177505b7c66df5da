import { expect, test } from 'vitest'
import { refusalOf, formatWait } from './refusal.ts'

const meta = { httpStatus: 0, code: null, issues: [], retryAfterSeconds: null }

test("shows the server's message unchanged", () => {
  const stored = { code: 'no-capacity' as const, message: 'Ese día ya está lleno.' }
  expect(refusalOf({ ...meta, httpStatus: 409, code: 'no-capacity' }, stored).message).toBe(
    'Ese día ya está lleno.',
  )
})

test("explains a missing connection in Spanish, never with the store's English text", () => {
  expect(refusalOf(meta, 'Error fetching dogs').message).toBe(
    'No pudimos traer la lista. No hay conexión. Revisa tu internet y vuelve a intentar; lo que escribiste sigue aquí.',
  )
})

test("an unexplained failure counts as the server's", () => {
  expect(refusalOf({ ...meta, httpStatus: 502 }, undefined).message).toBe(
    'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
  )
})

test('states the wait after too many attempts', () => {
  const many = { ...meta, httpStatus: 429, code: 'too-many-attempts' as const }
  const stored = { message: 'Demasiados intentos.', code: 'too-many-attempts' as const }
  expect(refusalOf({ ...many, retryAfterSeconds: 40 }, stored).message).toContain('en 40 segundos')
  expect(refusalOf({ ...many, retryAfterSeconds: null }, stored).message).toBe('Demasiados intentos.')
})

test.each([
  [1, '1 segundo'],
  [89.2, '90 segundos'],
  [90, '2 minutos'],
  [121, '3 minutos'],
])('formats %d seconds as %s', (seconds, expected) => {
  expect(formatWait(seconds)).toBe(expected)
})
