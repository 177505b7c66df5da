import { mkdtemp, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFolderStore } from '../../files/file-store.ts'
import { writeEmlFile } from '../../mail/eml-transport.ts'

let folder: string
let handles: FileHandle
/** Synced paths. */
const synced: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-durable-'))
  const one = await open(folder, 'r')
  handles = Object.getPrototypeOf(one) as FileHandle
  await one.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  synced.length = 0
  const sync = Reflect.get(handles, 'sync')
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file')
    return sync.call(this)
  })
})
afterEach(() => vi.restoreAllMocks())

const bytes = Buffer.from('todo')
const kinds = [
  ['an upload', 'uploads', () => createFolderStore(join(folder, 'uploads')).keep('a.pdf', bytes)],
  ['a mail', 'outbox', () => writeEmlFile(folder, { kind: 'welcome', id: '1' }, bytes)],
] as const

test.each(kinds)('%s is on the disk with its name', async (_what, under, write) => {
  await write()
  const [name] = await readdir(join(folder, under))
  expect(await readFile(join(folder, under, name!), 'utf8')).toBe('todo')
  expect(synced).toEqual(['file', 'folder'])
})

test.each(kinds)('%s that has no room leaves no file, not even an open one', async (_what, under, write) => {
  const before = await readdir(join(folder, under))
  const opened: FileHandle[] = []
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle) {
    opened.push(this)
    throw new Error('no space left on device')
  })
  await expect(write()).rejects.toThrow(/no space/)
  expect(opened.map(({ fd }) => fd)).toEqual([-1])
  expect(await readdir(join(folder, under))).toEqual(before)
})
