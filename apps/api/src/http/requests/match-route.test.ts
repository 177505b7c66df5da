import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

const patternOf = matchRoute(['/mi-cuenta', '/mi-cuenta/rumis/:id', '/auth/verificar/:token'])

test.each([
  ['/mi-cuenta', '/mi-cuenta'],
  ['/mi-cuenta/', '/mi-cuenta'],
  ['/Mi-Cuenta', '/mi-cuenta'],
  ['/mi-cuenta/rumis/7', '/mi-cuenta/rumis/:id'],
  ['/auth/verificar/a.b-c', '/auth/verificar/:token'],
])('%s leads to %s', (path, pattern) => expect(patternOf(path)).toBe(pattern))

test.each(['/mi-cuenta/rumis/7/8', '/mi-cuenta/rumis/', '/xmi-cuenta', '/auth', '/auth/verificar'])(
  '%s leads nowhere',
  (path) => expect(patternOf(path)).toBeUndefined(),
)
