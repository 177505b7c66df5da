import { expect, test } from 'vitest'
import { postsThatFit } from './social-posts.tsx'

test.each([
  [0, 1],
  [320, 1],
  [671, 1],
  [672, 2],
  [1007, 2],
  [1008, 3],
  [2016, 6],
  [4000, 6],
])('a width of %d px shows %d posts', (widthPx, posts) => {
  expect(postsThatFit(widthPx)).toBe(posts)
})
