import { expect, test } from 'vitest'
import { plainText } from './use-search-words.ts'

test.each([
  ['Clásico', 'clasico'],
  ['  Ñandú   Pérez ', 'nandu perez'],
  ['PINGÜINO', 'pinguino'],
])('normalises %j to %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
