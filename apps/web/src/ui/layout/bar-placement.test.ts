import { expect, test } from 'vitest'
import {
  movedByRows,
  movedInTime,
  movedToRow,
  placedByKey,
  stretched,
  type BarFreedom,
} from './bar-placement.ts'

const free: BarFreedom = {
  rowIds: ['one', 'two', 'three'],
  movesInTime: true,
  stretchesStart: true,
  stretchesEnd: true,
}
const fixed: BarFreedom = { rowIds: ['one'], movesInTime: false, stretchesStart: false, stretchesEnd: false }
const bar = { rowId: 'one', from: 2, to: 4 }

test('moves a bar in time unchanged, and to allowed rows', () => {
  expect(movedInTime(bar, -3, free)).toEqual({ rowId: 'one', from: -1, to: 1 })
  expect(movedToRow(bar, 'three', free)).toEqual({ ...bar, rowId: 'three' })
  expect(movedToRow(bar, 'garden', free)).toEqual(bar)
  expect(movedByRows(bar, 1, free)).toEqual({ ...bar, rowId: 'two' })
  expect(movedByRows(bar, -1, free)).toEqual(bar)
})

test('a bar stays at least one column long at either end', () => {
  expect(stretched(bar, 'end', -5, free)).toEqual({ ...bar, to: 3 })
  expect(stretched(bar, 'start', 5, free)).toEqual({ ...bar, from: 3 })
  expect(stretched(bar, 'end', 2, free)).toEqual({ ...bar, to: 6 })
})

test('a fixed bar does not move', () => {
  expect(movedInTime(bar, 1, fixed)).toEqual(bar)
  expect(stretched(bar, 'start', -1, fixed)).toEqual(bar)
  expect(stretched(bar, 'end', 1, fixed)).toEqual(bar)
})

test.each([
  ['ArrowRight', false, { from: 3, to: 5 }],
  ['ArrowDown', false, { rowId: 'two' }],
  ['ArrowRight', true, { to: 5 }],
  ['ArrowUp', true, { from: 1 }],
] as const)('%s, Shift %s', (key, shiftKey, changes) => {
  expect(placedByKey(bar, { key, shiftKey }, free)).toEqual({ ...bar, ...changes })
})

test('ignores other keys', () => {
  expect(placedByKey(bar, { key: 'a', shiftKey: false }, free)).toBeNull()
})
