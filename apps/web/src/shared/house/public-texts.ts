import type { SiteText } from '@rumi/contract'
import { publicCopy } from '../../copy/site/public-copy.ts'

/** What people accept is written by its version, and no page's own words. */
const keptAsShipped = new Set(['privacy'])

/** What is no word: an anchor, a name in an address, a line of the log, on what a sentence depends. */
const noWord = /\.(id|slug|logged|needs|asked\..+)$/

/** A menu has room for a word or two. */
const ofMenu = /^chrome\.(links|footer\.links)\./
const longestOfMenu = 24

function textsWithin(value: unknown, key: string, page: string): SiteText[] {
  if (typeof value === 'string')
    return value === '' || noWord.test(key)
      ? []
      : [{ key, page, default: value, ...(ofMenu.test(key) ? { longest: longestOfMenu } : {}) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, within]: [string, unknown]) =>
    textsWithin(within, `${key}.${name}`, page),
  )
}

/** Every sentence of the public pages that the office may say in its own words, in the order in which pages have them. */
export const publicTexts = (): SiteText[] =>
  Object.entries(publicCopy)
    .filter(([page]) => !keptAsShipped.has(page))
    .flatMap(([page, copy]) => textsWithin(copy, page, page))
