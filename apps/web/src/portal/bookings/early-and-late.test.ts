import { expect, test } from 'vitest'
import { earlyAndLateOf } from './early-and-late.ts'

const week = { start: '2026-10-19', end: '2026-10-23' }
const day = { start: '2026-10-19', end: '2026-10-19' }
const ours = { lateArrival: '' }
const theirs = { lateArrival: 'Te esperamos cinco minutos.' }

test('the terms of the sale replace the default text on late pick-up, and other texts stay', () => {
  expect(earlyAndLateOf('Grooming', day, ours)).toEqual([expect.stringContaining('15 minutos')])
  expect(earlyAndLateOf('Grooming', day, theirs)).toEqual([])
  expect(earlyAndLateOf('Entrenamiento', day, theirs)).toEqual([])
  expect(earlyAndLateOf('Guardería', week, theirs)).toEqual([
    expect.stringContaining('antes de su último día'),
  ])
  expect(earlyAndLateOf('Hotel', week, theirs)).toEqual(earlyAndLateOf('Hotel', week, ours))
})

test('a visit of one day has no text on early departure', () => {
  expect(earlyAndLateOf('Guardería', week, ours)).toHaveLength(2)
  expect(earlyAndLateOf('Guardería', day, ours)).toHaveLength(1)
  expect(earlyAndLateOf('Guardería', day, theirs)).toEqual([])
})
