import { defaultSettings, factsNamedIn, textTrouble, planPages } from '@rumi/contract'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicCopy } from '../../copy/site/public-copy.ts'
import { publicTexts } from './public-texts.ts'
import { resolveCopy } from './resolve-copy.ts'
import { factNames, businessInfo } from './business-info.ts'

const texts = publicTexts()

/** Returns all sentences of a page's copy, without their conditions. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name !== 'asked' && name !== 'needs')
    .flatMap(([, within]: [string, unknown]) => sentencesOf(within))
}

test('every sentence of a public page has a unique key', () => {
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
  const { privacy: _, ...pages } = publicCopy
  const known = texts.map((text) => text.default)
  const own = Object.values(pages).flatMap((page) => {
    const { logged: _logged, ...words } = { logged: '', ...page } as Record<string, unknown>
    return sentencesOf(words)
  })
  expect(own.filter((sentence) => !known.includes(sentence))).toEqual([])
})

test('a key names the place of its sentence; addresses and anchors have none', () => {
  expect(texts.find(({ key }) => key === 'home.slides.welcome.title')).toEqual({
    key: 'home.slides.welcome.title',
    page: 'home',
    default: 'Bienvenido a {casa}',
  })
  expect(texts.filter(({ key }) => /\.slug$|\.id$/.test(key) || key.length > 120)).toEqual([])
})

test('default texts are valid input', () => {
  const link = texts.find(({ key }) => key === 'chrome.footer.links.about')!
  expect(textTrouble('Nosotros, la casa de los lomitos', link, factNames)).toEqual({ kind: 'too-long' })
  for (const text of texts) expect(textTrouble(text.default, text, factNames), text.key).toBeNull()
})

test('edited texts replace their defaults, with facts filled in, and nothing else', () => {
  const context = {
    business: businessInfo({ ...defaultSettings, name: 'Casa Lupita' }, planPages),
    texts: {
      'home.slides.welcome.title': 'Pásale a {casa}',
      'home.promo.points.1.title': 'Papeles',
      'chrome.links.hotel': 'Posada',
    },
  }
  const home = resolveCopy('home', publicCopy.home, context)
  expect(home.slides.welcome.title).toBe('Pásale a Casa Lupita')
  expect(home.promo.points.map(({ title }) => title)).toEqual([
    publicCopy.home.promo.points[0].title,
    'Papeles',
    publicCopy.home.promo.points[2].title,
  ])
  expect(resolveCopy('chrome', publicCopy.chrome, context).links.hotel).toBe('Posada')
  expect(home.testimonials.rating(4)).toBe('4 de 5 estrellas')
  expect(resolveCopy('chrome', publicCopy.chrome, context).footer.copyright(2026)).toContain('Casa Lupita')
})

test("every page of the site resolves its copy with the business's texts", () => {
  const root = new URL('../../', import.meta.url).pathname
  const names = Object.keys(publicCopy).map((page) => `${page}Copy`)
  const copyName = new RegExp(String.raw`\b(${names.join('|')})\b`)
  /** Strings that are no sentences: a type, a log line, a toast key. */
  const other =
    /^import|useCopy\('|pageMeta\('|resolveCopy\('|typeof |console\.error\(blogCopy\.logged|shopCopy\.(full|cartFull|added)\(/
  const offenders = globSync('{site,app}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/sistema|\.test\./.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => copyName.test(line) && !other.test(line.trim()))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(offenders).toEqual([])
})

test('finds a fact in braces anywhere', () => {
  expect(factsNamedIn('{casa} en {ciudad}, {casa}')).toEqual(['casa', 'ciudad', 'casa'])
})
