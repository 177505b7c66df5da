import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let place: string
beforeAll(async () => void (place = await mkdtemp(join(tmpdir(), 'rumi-folders-'))))
afterAll(() => rm(place, { recursive: true, force: true }))

test('creates a folder with its parents for its owner alone and leaves an existing one as it is', async () => {
  const folder = join(place, 'a', 'b', 'c')
  await makeFolder(folder)
  await makeFolder(folder)
  await Promise.all(['d', 'e'].map((name) => makeFolder(join(folder, name, name))))
  expect((await stat(folder)).mode & 0o077).toBe(0)
})

test('a file in the way is an error', async () => {
  const file = join(place, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')(
  'a place that takes no folder in is an error at once, and not an endless try',
  { timeout: 5_000 },
  async () => {
    await expect(makeFolder('/proc/rumi/data')).rejects.toThrow('ENOENT')
  },
)
