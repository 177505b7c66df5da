import { expect, test } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/servers/source-files.ts'

/** A list that is drawn by hand, and the key of its rows. */
const drawnByHand = /\.map\(\s*\(?[^=]*?=>\s*[({][^]{0,400}?\bkey=\{([^{}]*)\}/g
const namesARecord = /\b_id\b|\bid\b(?!\s*:)|Id\b|\bkeyOf\b|\browKey\b/

const recordsDrawnByHand = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(drawnByHand)]
      .filter(([, key = '']) => namesARecord.test(key))
      .map(([, key]) => `${path}: ${key}`),
  )

/** Portraits, names and tags within one row, which has its boundary, and the reasons of one answer: no lists of their own. */
const withinARow = [
  'office/desk/visit-card/dog-facts.tsx',
  'office/desk/visit-card/visit-actions.tsx',
  'office/desk/visit-card/visit-card.tsx',
  'office/desk/visit-card/visit-facts.tsx',
  'office/desk/booking-status/use-departure.tsx',
  'office/money/check-out/checkout-dialog.tsx',
  'office/desk/groups/group-counts.tsx',
  'office/people/incidents/dog-incidents.tsx',
  'office/people/incidents/incident-facts.tsx',
  'office/people/incidents/incident-page.tsx',
  'portal/dogs/dog-page.tsx',
  'office/people/incidents/incident-form.tsx',
  'office/kit/marks/dog-tags.tsx',
  'office/desk/walk-in/walk-in-price.tsx',
  'portal/dog-faces.tsx',
  'portal/book/dogs/not-eligible.tsx',
  'portal/book/price/review-booking.tsx',
]

const screens = () =>
  sourceFiles('.tsx').filter(
    ({ path }) =>
      /^apps\/web\/src\/(office|portal|cancelling)\//.test(path) &&
      !path.endsWith('.test.tsx') &&
      !withinARow.some((end) => path.endsWith(end)),
  )

test('a list of records that is drawn by hand is found, and one of choices is left alone', () => {
  const text = 'const List = () => <ul>{dogs.map((dog) => (\n <li key={dog._id} />\n))}</ul>'
  expect(recordsDrawnByHand([{ path: 'list.tsx', text, lines: 3 }])).toEqual(['list.tsx: dog._id'])
  const choices = text.replace('dog._id', 'word')
  expect(recordsDrawnByHand([{ path: 'list.tsx', text: choices, lines: 3 }])).toEqual([])
})

test('lists of records are drawn row by row, so that one unreadable row fells none of them', () => {
  expect(screens().length).toBeGreaterThan(100)
  expect(recordsDrawnByHand(screens())).toEqual([])
})
