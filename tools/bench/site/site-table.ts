import { categories, type Reading } from './reading.ts'
import type { PublicPage } from './public-pages.ts'

/** A page beside the same page written by hand. */
export type ReadPage = { page: PublicPage; ours: Reading; byHand: Reading }

type Column = { title: string; width: number; cell: (read: ReadPage) => string }

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)
const seconds = (ms: number) => (ms / 1000).toFixed(2)

const points = categories.map((category, index) => ({
  title: ['perf', 'a11y', 'best', 'seo'][index] ?? category,
  width: 5,
  cell: ({ page, ours }: ReadPage) =>
    category === 'seo' && !page.isListed ? '–' : ours.scores[category].toFixed(0),
}))

const columns: readonly Column[] = [
  ...points,
  { title: 'LCP s', width: 7, cell: ({ ours }) => seconds(ours.lcpMs) },
  { title: 'CLS', width: 6, cell: ({ ours }) => ours.cls.toFixed(2) },
  { title: 'JS kB', width: 7, cell: ({ ours }) => kilobytes(ours.scriptBytes) },
  { title: 'all kB', width: 7, cell: ({ ours }) => kilobytes(ours.totalBytes) },
  { title: 'others', width: 7, cell: ({ ours }) => String(ours.strangers.length) },
  { title: '| perf', width: 8, cell: ({ byHand }) => byHand.scores.performance.toFixed(0) },
  { title: 'LCP s', width: 7, cell: ({ byHand }) => seconds(byHand.lcpMs) },
  { title: 'CLS', width: 6, cell: ({ byHand }) => byHand.cls.toFixed(2) },
  { title: 'all kB', width: 7, cell: ({ byHand }) => kilobytes(byHand.totalBytes) },
]

const pathWidth = 22

/** The table's head; right of the bar stands the same page written by hand. */
export const tableHead = () =>
  'page'.padEnd(pathWidth) + columns.map(({ title, width }) => title.padStart(width)).join('')

export const tableRow = (read: ReadPage) =>
  read.page.path.padEnd(pathWidth) + columns.map(({ cell, width }) => cell(read).padStart(width)).join('')

export const tableNotes = [
  'Phone profile, simulated; the middle of the runs. JS is gzip, from our host; others are requests to other hosts.',
  'Right of the bar: the same HTML and pictures as a page written by hand, without a script.',
  '–: kept from search engines, so not judged by what they look for.',
].join('\n')
