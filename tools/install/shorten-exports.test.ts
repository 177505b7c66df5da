import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestsToShorten, shortenExports } from './shorten-exports.ts'

const file = (name: string) => ({
  import: { types: `${name}.d.ts`, default: `${name}.js` },
  default: `${name}.js`,
})

test('files that differ by their names alone are one pattern, and what names another file stays', () => {
  const exports = {
    '.': file('./index'),
    './sql': file('./sql/index'),
    './sql/functions': file('./sql/functions'),
    './version': file('./version'),
  }
  expect(shortenExports(exports)).toEqual({
    '.': file('./index'),
    './sql': file('./sql/index'),
    './*': file('./*'),
  })
})

test('a list that is short already, or follows no pattern, stays', () => {
  const short = { '.': './index.js', './*': './*.js' }
  expect(shortenExports(short)).toBe(short)
  const single = { '.': './index.js', './a': './b.js' }
  expect(shortenExports(single)).toBe(single)
})

test('the installed drizzle-orm was shortened', () => {
  const [manifest] = manifestsToShorten.filter((path) => existsSync(path))
  expect(readFileSync(manifest!, 'utf8').length).toBeLessThan(25_000)
})
