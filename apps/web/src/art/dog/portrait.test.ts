import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DogPortrait, seededDraw } from './portrait.tsx'

const portraitOf = (breed: string, color: string, seed: string) =>
  renderToStaticMarkup(createElement(DogPortrait, { dog: { _id: seed, breed, color } }))

test('draws the same face for a dog on every page and on the server', () => {
  expect(portraitOf('criollo', 'canela', 'dog-1')).toBe(portraitOf('criollo', 'canela', 'dog-1'))
})

test('draws at least thirty distinct faces among forty mestizos of one colour', () => {
  const faces = Array.from({ length: 40 }, (_, index) => portraitOf('mestizo', 'canela', `dog-${index}`))
  expect(new Set(faces).size).toBeGreaterThanOrEqual(30)
})

test('draws the coat that the owner names', () => {
  expect(portraitOf('labrador', 'negro', 'dog-1')).not.toBe(portraitOf('labrador', 'chocolate', 'dog-1'))
})

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
