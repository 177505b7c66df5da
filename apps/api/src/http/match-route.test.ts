import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

const isScreen = matchRoute(['/mi-cuenta', '/mi-cuenta/rumis/:id', '/auth/verificar/:token'])

test.each(['/mi-cuenta', '/mi-cuenta/', '/Mi-Cuenta', '/mi-cuenta/rumis/7', '/auth/verificar/a.b-c'])(
  '%s leads to a screen',
  (path) => expect(isScreen(path)).toBe(true),
)

test.each(['/mi-cuenta/rumis/7/8', '/mi-cuenta/rumis/', '/xmi-cuenta', '/auth', '/auth/verificar'])(
  '%s leads nowhere',
  (path) => expect(isScreen(path)).toBe(false),
)
