import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { specMap } from '../support/documents/spec-map.ts'
import { linesMatching, root, sourceFiles } from '../support/servers/source-files.ts'

const written = () =>
  sourceFiles('.ts', '.tsx', '.css', '.md', '.json', '.cjs', '.mjs', '.svg', '.sql', 'run').filter(
    ({ path }) => path !== 'package-lock.json' && !path.startsWith('tests/'),
  )

test('nothing written here points at one machine', () => {
  const folders = /(^|[\s'"`(=])(\/(work|home|root|Users|mnt)\/|[A-Z]:\\|~\/)[\w.-]/
  expect(written().length).toBeGreaterThan(100)
  expect(linesMatching(written(), folders)).toEqual([])
})

test('the repository does not carry the folder it happens to lie in', () => {
  const here = dirname(root)
  const carried = here.length < 3 ? [] : written().filter(({ text }) => text.includes(`${here}/`))
  expect(carried.map(({ path }) => path)).toEqual([])
})

test('the lockfile names the public registry alone', () => {
  const [lockfile] = sourceFiles('package-lock.json')
  const elsewhere = /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)[^"]+"/
  expect(lockfile && linesMatching([lockfile], elsewhere)).toEqual([])
})

test('no key or password lies in the code', () => {
  const secrets =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bnpm_\w{36}\b/
  expect(linesMatching(written(), secrets)).toEqual([])
})

test('no test is left out or left alone', () => {
  const tests = sourceFiles('.test.ts', '.test.tsx', '.e2e.ts')
  expect(linesMatching(tests, /\b(test|it|describe)\.(only|skip|todo|fixme)\b/)).toEqual([])
})

test('every link of the documents exists', () => {
  const broken = sourceFiles('.md').flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(path), link))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every path in the spec map exists', () => {
  const named = [...specMap.matchAll(/`((?:apps|packages|tests)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
