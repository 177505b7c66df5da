import { expect, test } from 'vitest'
import { journeysOf } from './journey-selection.ts'

/** Projects of a journey with these tags, by file, title and tags as in Playwright. */
const walked = (selection: string | undefined, tags: string) => {
  const { desktop, phone } = journeysOf(selection)
  const title = `a.e2e.ts an owner books ${tags}`
  return [desktop.test(title) && 'desktop', phone.test(title) && 'phone'].filter(Boolean).join(' ')
}

test.each([
  ['', 'desktop', '', 'desktop'],
  ['@phone-only', 'phone', '', 'phone'],
  ['@also-wide', 'phone', 'desktop', 'desktop phone'],
  ['@also-phone', 'desktop', 'phone', 'desktop phone'],
  ['@long', '', 'desktop', 'desktop'],
  ['@phone-only @long', '', 'phone', 'phone'],
  ['@also-wide @long', '', 'desktop phone', 'desktop phone'],
])(
  'a journey with “%s” is walked every day or in the proofs, and nowhere twice',
  (tags, everyday, proofs, all) => {
    expect(walked('everyday', tags)).toBe(everyday)
    expect(walked('proofs', tags)).toBe(proofs)
    expect(walked('all', tags)).toBe(all)
    expect(walked(undefined, tags)).toBe(all)
  },
)
