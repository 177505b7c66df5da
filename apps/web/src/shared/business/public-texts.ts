import type { SiteText } from '@rumi/contract'
import { publicCopy } from '../../copy/site/public-copy.ts'

/** Consent texts are versioned, so the office cannot edit them. */
const notEditable = new Set(['privacy'])

/** Keys that are no text: anchors, ids, log lines, conditions. */
const noWord = /\.(id|slug|logged|needs|asked\..+)$/

/** Menus have room for a word or two. */
const menuKey = /^chrome\.(links|footer\.links)\./
const longestOfMenu = 24

function textsWithin(value: unknown, key: string, page: string): SiteText[] {
  if (typeof value === 'string')
    return value === '' || noWord.test(key)
      ? []
      : [{ key, page, default: value, ...(menuKey.test(key) ? { longest: longestOfMenu } : {}) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, within]: [string, unknown]) =>
    textsWithin(within, `${key}.${name}`, page),
  )
}

/** Returns all sentences of the public pages that the office may edit, in page order. */
export const publicTexts = (): SiteText[] =>
  Object.entries(publicCopy)
    .filter(([page]) => !notEditable.has(page))
    .flatMap(([page, copy]) => textsWithin(copy, page, page))
