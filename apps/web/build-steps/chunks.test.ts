import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const roots = ['apps/web/src', 'packages', 'node_modules']

const isFound = (start: string) =>
  roots.some((folder) => globSync(`${start.replace(/\/$/, '')}*`, { cwd: join(root, folder) }).length > 0)

test('every file and folder that a chunk lists is there, so that a renamed one moves with its name', () => {
  const listed = chunks.flatMap(({ of, except = [] }) => [...of, ...except])
  expect(listed.filter((start) => start !== 'vite/preload-helper' && !isFound(start))).toEqual([])
})
