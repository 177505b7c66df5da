import { expect, test } from 'vitest'
import { seededDraw } from './seeded-draw.ts'

const letters = 'abcdefgh'.split('')

test('the same dog is drawn the same way each time', () => {
  const [once, again] = [seededDraw('canela'), seededDraw('canela')]
  expect(letters.map(() => once(letters))).toEqual(letters.map(() => again(letters)))
})

test('two hundred dogs in a row share every lot out', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, index) => seededDraw(`dog-${index}`)(letters)))
  expect(drawn.size).toBe(letters.length)
})

test('there is nothing to draw from an empty hat', () => {
  expect(() => seededDraw('canela')([])).toThrow(RangeError)
})
