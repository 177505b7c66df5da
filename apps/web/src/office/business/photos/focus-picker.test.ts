import { expect, test } from 'vitest'
import { movedFocus, withinPicture } from './focus-picker.tsx'

const middle = { x: 0.5, y: 0.5 }

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', true, { x: 0.6, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['ArrowDown', false, { x: 0.5, y: 0.51 }],
])('%s, fast: %s', (key, isFast, expected) => {
  expect(movedFocus(middle, key, isFast)).toEqual(expected)
})

test('keeps the point inside the picture and ignores other keys', () => {
  expect(movedFocus({ x: 0, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0, y: 1 })
  expect(movedFocus({ x: 0, y: 0 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 0 })
  expect(movedFocus(middle, 'Tab', false)).toBeUndefined()
  expect(withinPicture({ x: -0.2, y: 1.004 })).toEqual({ x: 0, y: 1 })
})
