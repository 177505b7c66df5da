import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Clásico', 'clasico'],
  ['  Ñandú   Pérez ', 'nandu perez'],
  ['PINGÜINO', 'pinguino'],
])('%j is plainly %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
