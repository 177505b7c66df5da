import { expect, test } from 'vitest'
import { brokenBounds } from './page-bounds.ts'
import { middleOf, type Reading } from './reading.ts'

const good: Reading = {
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  flaws: [],
  lcpMs: 900,
  cls: 0.004,
  scriptBytes: 170_000,
  totalBytes: 400_000,
  strangers: [],
  messages: [],
}
const listed = { isListed: true }

test('a page at the edge of every bound is within them', () => {
  expect(brokenBounds(good, listed)).toEqual([])
})

test('each thing a page may not do is named', () => {
  const bad: Reading = {
    ...good,
    scores: { ...good.scores, performance: 94, seo: 60 },
    cls: 0.005,
    scriptBytes: 171_000,
    messages: ['warning: old'],
    strangers: ['https://maps.example/'],
  }
  expect(brokenBounds(bad, listed)).toEqual([
    'performance has 94 points, not 95',
    'seo has 60 points, not 95',
    '171 kB of scripts, not 170',
    'the layout shifts by 0.01',
    'the console says: warning: old',
    'another host is asked: https://maps.example/',
  ])
})

test('a page kept from search engines owes them nothing', () => {
  const hidden = { ...good, scores: { ...good.scores, seo: 60 } }
  expect(brokenBounds(hidden, { isListed: false })).toEqual([])
})

test('points that could not be had are not enough', () => {
  const unread = { ...good, scores: { ...good.scores, accessibility: Number.NaN } }
  expect(brokenBounds(unread, listed)).toHaveLength(1)
})

test('the median of several runs counts, but a message or a stranger counts in any of them', () => {
  const slow = { ...good, scores: { ...good.scores, performance: 40 }, lcpMs: 4000, messages: ['log: once'] }
  const middle = middleOf([slow, good, { ...good, lcpMs: 1100, strangers: ['https://x.example/'] }])
  expect(middle).toMatchObject({ lcpMs: 1100, messages: ['log: once'], strangers: ['https://x.example/'] })
  expect(middle.scores.performance).toBe(95)
})
