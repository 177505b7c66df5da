import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{portal,office,shared,site/auth}/**/*.ts', { cwd: root }).filter(
  // Refusals word these where they are shown.
  (file) => !/\.test\.|sistema|in-word-of-business|shared\/failures/.test(file),
)

beforeAll(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { dogWord: 'mascota,mascotas,feminine' } } })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The shipped word in a sentence, and a masculine word before the own one. */
const wrong =
  /(?<![\p{L}{/@.-])rumis?(?![\p{L}}/@:]|[.-]\p{L})|(?<!\p{L})(?:un|el|del|al|los|ese|esos|este|otro|nuevo|uno de tus) mascotas?/iu

/** Sentence of the settings that takes the word as it is being written. */
const sample = 'dogWordSample'

function found(value: unknown, key: string): string[] {
  if (typeof value === 'string') return wrong.test(value) ? [`${key}: ${value}`] : []
  // A function that was not wrapped still has its sentences in its source.
  if (typeof value === 'function') return found(String(value), key)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name !== sample)
    .flatMap(([name, within]: [string, unknown]) => found(within, `${key}.${name}`))
}

test('every sentence of the private areas takes the word of the business', async () => {
  expect(files.length).toBeGreaterThan(80)
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(`${root}${file}`)) as object] as const),
  )
  expect(modules.flatMap(([file, copy]) => found(copy, file))).toEqual([])
}, 60_000)

test('functions keep their facts', async () => {
  const { bookCopy } = await import('../portal/book.ts')
  expect(bookCopy.dogsCome(2)).toBe('Vienen 2 mascotas')
  expect(bookCopy.addAnotherDog).toBe('Agregar otra mascota')
})
