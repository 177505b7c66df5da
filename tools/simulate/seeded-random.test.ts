import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const draws = (seed: number) => {
  const chance = seededRandom(seed)
  return Array.from({ length: 50 }, () => chance.between(1, 6))
}

test('one seed makes one sequence, another seed another', () => {
  expect(draws(7)).toEqual(draws(7))
  expect(draws(7)).not.toEqual(draws(8))
})

test('a die shows every face, and nothing besides', () => {
  const chance = seededRandom(1)
  const faces = new Set(Array.from({ length: 200 }, () => chance.between(1, 6)))
  expect([...faces].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})
