import { expect, test } from 'vitest'
import { refusalOf, formatWait } from './refusal.ts'

const meta = { httpStatus: 0, code: null, issues: [], retryAfterSeconds: null }

test('what the server said is shown as it said it', () => {
  const kept = { code: 'no-capacity' as const, message: 'Ese día ya está lleno.' }
  expect(refusalOf({ ...meta, httpStatus: 409, code: 'no-capacity' }, kept).message).toBe(
    'Ese día ya está lleno.',
  )
})

test('without a connection it is said in Spanish what failed and why, never in the store’s English', () => {
  expect(refusalOf(meta, 'Error fetching dogs').message).toBe(
    'No pudimos traer los rumis. No hay conexión. Revisa tu internet y vuelve a intentar; lo que escribiste sigue aquí.',
  )
})

test('a failure that nobody explained is the house’s own', () => {
  expect(refusalOf({ ...meta, httpStatus: 502 }, undefined).message).toBe(
    'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
  )
})

test('who tries too often is told how long to wait', () => {
  const many = { ...meta, httpStatus: 429, code: 'too-many-attempts' as const }
  const kept = { message: 'Demasiados intentos.', code: 'too-many-attempts' as const }
  expect(refusalOf({ ...many, retryAfterSeconds: 40 }, kept).message).toContain('en 40 segundos')
  expect(refusalOf({ ...many, retryAfterSeconds: null }, kept).message).toBe('Demasiados intentos.')
})

test.each([
  [1, '1 segundo'],
  [89.2, '90 segundos'],
  [90, '2 minutos'],
  [121, '3 minutos'],
])('%d seconds are said as %s', (seconds, said) => {
  expect(formatWait(seconds)).toBe(said)
})
