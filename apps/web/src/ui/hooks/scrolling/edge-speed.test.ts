import { expect, test } from 'vitest'
import { edgeSpeed } from './edge-speed.ts'

const board = { left: 136, right: 736 }

test.each([
  ['in the middle', 400, 0],
  ['at the beginning of a side', 688, 0],
  ['half into it', 712, 7],
  ['at the side', 736, 14],
  ['beyond it', 900, 14],
  ['at the other side', 136, -14],
  ['beyond the other side', -50, -14],
])('%s', (_, x, speed) => {
  expect(edgeSpeed(x, board)).toBe(speed)
})
