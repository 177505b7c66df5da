import { readFileSync } from 'node:fs'
import { defaultSettings, themeColours, themes } from '@rumi/contract'
import { expect, test } from 'vitest'
import { paintedFor } from './painted-for.ts'

const css = `@theme static { --color-primary: #ff9f1a; --color-ink: #2b2140; }
[data-theme='indigo'] { --color-primary: #4d55cc; }`
const { colours } = defaultSettings
const markup =
  '<path fill="var(--color-primary, #FF9F1A)"/><path fill="var(--color-ink, #2B2140)"/><path fill="var(--color-own, #fff)"/>'

test('a picture file contains the colours of its theme', () => {
  expect(paintedFor({ theme: 'sol', colours }, markup, css)).toBe(
    '<path fill="#ff9f1a"/><path fill="#2b2140"/><path fill="#fff"/>',
  )
  expect(paintedFor({ theme: 'indigo', colours }, markup, css)).toBe(
    '<path fill="#4d55cc"/><path fill="#2b2140"/><path fill="#fff"/>',
  )
  const own = { theme: 'sol', colours: { primary: '#8A1C4A', link: '' } } as const
  expect(paintedFor(own, markup, css)).toContain('fill="#8A1C4A"')
})

test.each(themes)("mails and workbooks use the colours of the style sheet's theme %s", (theme) => {
  const sheet = readFileSync(new URL('../../ui/layout/theme.css', import.meta.url), 'utf8')
  const { primary, onPrimary, link } = themeColours[theme]
  const named = 'var(--color-primary, x) var(--color-on-primary, x) var(--color-link, x)'
  expect(paintedFor({ theme, colours }, named, sheet).toUpperCase()).toBe(`${primary} ${onPrimary} ${link}`)
})
