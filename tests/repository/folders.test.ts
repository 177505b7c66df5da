import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/servers/source-files.ts'

const mostFiles = 25

/** Folders of product and tools with more source files than `mostFiles`, tests not counted. */
const crowded = (paths: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const path of paths.filter((name) => !/^tests\/|\.(test|e2e)\.tsx?$|\/testing\//.test(name)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => (count > mostFiles ? [`${folder}: ${count}`] : []))
}

test('a folder with too many files is recognised', () => {
  const paths = Array.from({ length: 26 }, (_, number) => `apps/web/src/ui/part-${number}.tsx`)
  expect(crowded(paths)).toEqual(['apps/web/src/ui: 26'])
  expect(crowded([...paths.slice(1), 'apps/web/src/ui/part.test.tsx'])).toEqual([])
})

test('no folder has more than 25 files', () => {
  const paths = sourceFiles('.ts', '.tsx', '.css').map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(1_000)
  expect(crowded(paths)).toEqual([])
})
