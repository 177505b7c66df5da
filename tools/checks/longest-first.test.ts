import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/clean-environment.ts'
import { rankOf } from './longest-first.ts'

test('the longest files come before all others, and each of them is there', () => {
  const source = readFileSync(new URL('longest-first.ts', import.meta.url), 'utf8')
  const named = [...source.matchAll(/^ {2}'(.+\.test\.ts)',$/gm)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(named.map((path) => rankOf(join(root, path)))).toEqual([...named.keys()])
  expect(rankOf(join(root, 'tests/server/another.test.ts'))).toBe(named.length)
})
