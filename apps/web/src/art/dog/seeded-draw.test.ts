import { expect, test } from 'vitest'
import { seededDraw } from './seeded-draw.ts'

const letters = 'abcdefgh'.split('')

test('draws the same values for the same seed', () => {
  const [once, again] = [seededDraw('canela'), seededDraw('canela')]
  expect(letters.map(() => once(letters))).toEqual(letters.map(() => again(letters)))
})

test('uses every option within two hundred draws', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, index) => seededDraw(`dog-${index}`)(letters)))
  expect(drawn.size).toBe(letters.length)
})

test('rejects an empty list of options', () => {
  expect(() => seededDraw('canela')([])).toThrow(RangeError)
})
