import { expect, test } from 'vitest'
import { visibleRange } from './visible-range.ts'

const window = { count: 10_000, rowHeightPx: 40, windowHeightPx: 800, beyondRows: 10 }

test('at the top of the page, the rows that fit below what stands above them are shown, and some more', () => {
  expect(visibleRange({ ...window, listTopPx: 200 })).toEqual({ first: 0, end: 25 })
})

test('scrolled into the middle, the rows around are shown and no others', () => {
  expect(visibleRange({ ...window, listTopPx: -40 * 5000 })).toEqual({ first: 4990, end: 5030 })
})

test('at the end there is nothing beyond the last row', () => {
  expect(visibleRange({ ...window, listTopPx: -40 * 9990 })).toEqual({ first: 9980, end: 10_000 })
})

test('a list that is far away or empty shows nothing', () => {
  expect(visibleRange({ ...window, listTopPx: 90_000 })).toEqual({ first: 0, end: 0 })
  expect(visibleRange({ ...window, count: 0, listTopPx: 0 })).toEqual({ first: 0, end: 0 })
})
