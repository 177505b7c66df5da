import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOfOutput, fingerprintOfSources } from './fingerprint.ts'

let folder: string
const put = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const sources = () => fingerprintOfSources(folder, ['src/**/*', 'package-lock.json'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumi-print-'))
  put('src/page.ts', 'hola')
  put('package-lock.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a touched file with the same words keeps the fingerprint', () => {
  const before = sources()
  utimesSync(join(folder, 'src/page.ts'), 1, 1)
  expect(sources()).toBe(before)
})

test.each([
  ['another word', 'src/page.ts', 'adiós'],
  ['a new file', 'src/other.ts', ''],
  ['another lockfile', 'package-lock.json', '{ }'],
])('%s changes the fingerprint', (_case, path, content) => {
  const before = sources()
  put(path, content)
  expect(sources()).not.toBe(before)
})

test('tests, packages and earlier builds are no sources', () => {
  const before = sources()
  put('src/page.test.ts', 'x')
  put('src/node_modules/a/index.js', 'x')
  put('src/build/index.html', 'x')
  expect(sources()).toBe(before)
})

test('a build with a file missing or cut short is another build', () => {
  const whole = fingerprintOfOutput(folder)
  put('src/page.ts', 'ho')
  expect(fingerprintOfOutput(folder)).not.toBe(whole)
  rmSync(join(folder, 'src/page.ts'))
  expect(fingerprintOfOutput(folder)).not.toBe(whole)
})
