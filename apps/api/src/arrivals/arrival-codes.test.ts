import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrivalCodes, typedCode } from './arrival-codes.ts'

const key = (letter: string) => ({ secretKey: letter.repeat(32), dataDir: '/nowhere' })

test('a booking has one code of six characters, another under another key', () => {
  const bookings = Array.from({ length: 200 }, () => randomUUID())
  const codes = bookings.map(arrivalCodes(key('a')))
  for (const code of codes) expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{6}$/)
  expect(bookings.map(arrivalCodes(key('a')))).toEqual(codes)
  expect(new Set(codes).size).toBe(200)
  expect(bookings.map(arrivalCodes(key('b'))).filter((code, at) => code === codes[at])).toEqual([])
})

test('a code is typed in any case, with spaces and hyphens', () => {
  expect(typedCode(' k7m-4px ')).toBe('K7M4PX')
})
