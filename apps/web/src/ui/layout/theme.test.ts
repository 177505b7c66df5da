import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const css = await readFile(new URL('./theme.css', import.meta.url), 'utf8')
const tokensIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  )

const sol = tokensIn(css.slice(css.indexOf('@theme'), css.indexOf("[data-theme='indigo']")))
const indigo = { ...sol, ...tokensIn(css.slice(css.indexOf("[data-theme='indigo']"))) }

function luminance(hex: string) {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(tokens: Record<string, string | undefined>, text: string, field: string) {
  const [one, other] = [tokens[text], tokens[field]]
  if (!one || !other) throw new Error(`no colour ${text} or ${field}`)
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const readable = 4.5
const readableWhenLarge = 3

const textOnSurface = ['ink', 'ink-soft', 'teal', 'rust', 'indigo', 'brick'].flatMap((text) =>
  ['cream', 'sand', 'white'].map((surface) => [text, surface] as const),
)
const textOnField = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-deep'],
  ['on-band', 'band'],
  ['accent', 'ink'],
  ['on-accent', 'accent'],
  ['on-highlight', 'highlight'],
  ['white', 'brick'],
  ['white', 'teal'],
  ['cream', 'ink'],
  ['teal', 'teal-tint'],
  ['ink', 'amber-tint'],
  ['rust', 'amber-tint'],
  ['indigo', 'indigo-tint'],
  ['brick', 'brick-tint'],
] as const

test.each([...textOnSurface, ...textOnField])('%s is readable on %s in both themes', (text, field) => {
  expect(contrast(sol, text, field)).toBeGreaterThanOrEqual(readable)
  expect(contrast(indigo, text, field)).toBeGreaterThanOrEqual(readable)
})

test('the secondary colour carries any text in sol, and only large text in indigo', () => {
  expect(contrast(sol, 'on-secondary', 'secondary')).toBeGreaterThanOrEqual(readable)
  expect(contrast(indigo, 'on-secondary', 'secondary')).toBeGreaterThanOrEqual(readableWhenLarge)
})

test('the secondary colour is behind icons only; text uses the band', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url))
  const named = globSync('{ui,art,shared,site,portal,office,app}/**/*.tsx', { cwd: source })
    .filter((file) => /\bbg-secondary\b/.test(readFileSync(join(source, file), 'utf8')))
    .filter((file) => !file.startsWith('app/sistema/'))
  expect(named.toSorted()).toEqual([
    'office/frame/office-navigation.tsx',
    'portal/portal-layout.tsx',
    'site/chrome/footer.tsx',
    'site/home/home-page.tsx',
  ])
})

test('the border of a field has enough contrast on every surface', () => {
  for (const surface of ['cream', 'sand', 'white'])
    expect(contrast(sol, 'line-strong', surface)).toBeGreaterThanOrEqual(readableWhenLarge)
})

test('§9, both palettes are themes of one token set, and the font is Nunito (decision 5)', () => {
  const brand = ({ primary, secondary, accent, highlight }: Record<string, string | undefined>) => [
    primary,
    secondary,
    accent,
    highlight,
  ]
  expect(brand(sol)).toEqual(['#ff9f1a', '#ffb516', '#2ec4b6', '#00ada9'])
  expect(brand(indigo)).toEqual(['#4d55cc', '#5271ff', '#2ec4b6', '#00ada9'])
  expect(css).toMatch(/--font-sans:\s+'Nunito/)
})
