import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasDatabaseFiles, makeDatabaseFiles } from '../../../apps/api/src/db/embedded/database-files.ts'
import { openDurablePglite } from '../../../apps/api/src/db/embedded/durable-pglite.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('discards a half-created database and creates a new one at the next start', async () => {
  const pgdata = join(folder, 'pgdata')
  await mkdir(`${pgdata}.new`)
  await writeFile(join(`${pgdata}.new`, 'PG_VERSION'), '18')
  expect(await hasDatabaseFiles(pgdata)).toBe(false)

  await makeDatabaseFiles(pgdata)
  expect(await readdir(folder)).toEqual(['pgdata'])
  const pglite = await openDurablePglite(pgdata)
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pglite.close()
})

test('files that are there are left as they are', async () => {
  const pgdata = join(folder, 'pgdata')
  await mkdir(pgdata)
  await writeFile(join(pgdata, 'PG_VERSION'), '18')
  await makeDatabaseFiles(pgdata)
  expect(await readdir(folder, { recursive: true })).toEqual(['pgdata', join('pgdata', 'PG_VERSION')])
})

test('an empty folder gets the files of a database', async () => {
  const pgdata = join(folder, 'pgdata')
  await mkdir(pgdata)
  await makeDatabaseFiles(pgdata)
  expect(await hasDatabaseFiles(pgdata)).toBe(true)
})
