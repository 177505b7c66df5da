import { expect, test } from 'vitest'
import { clampedRating } from './stars.tsx'

test.each([
  [-1, 0],
  [0, 0],
  [3, 3],
  [5, 5],
  [7, 5],
])('a rating of %i shows %i stars', (rating, stars) => {
  expect(clampedRating(rating)).toBe(stars)
})
