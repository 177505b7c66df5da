import { expect, test } from 'vitest'
import { safeReturnPath } from './after-login.ts'

const home = '/mi-cuenta'

test.each([
  '/mi-cuenta/reservar?servicio=diario&desde=2026-10-13',
  '/mi-cuenta/rumis/5f0c#papeles',
  '/oficina?dia=2026-10-13',
  '/',
])('returns to %s, a path of this site', (path) => {
  expect(safeReturnPath(path, home)).toBe(path)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/mi-cuenta/..//evil.example',
  '/%0d/\r/evil.example',
  'https://evil.example/mi-cuenta',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hola',
  'mi-cuenta',
  '@evil.example',
  '//',
  '',
])('%j leads home', (requested) => {
  expect(safeReturnPath(requested, home)).toBe(home)
})

test('without an address, and from the login screens, leads home', () => {
  expect(safeReturnPath(null, home)).toBe(home)
  expect(safeReturnPath('/auth/login?volver=%2Fauth%2Flogin', home)).toBe(home)
  expect(safeReturnPath('/mi-cuenta/../auth/register', home)).toBe(home)
})

test('keeps an address inside a query', () => {
  expect(safeReturnPath('/mi-cuenta?de=//evil.example', home)).toBe('/mi-cuenta?de=//evil.example')
})
