import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../connect.ts'
import { loadFixtureIntoFolder } from '../testing/database-templates.ts'

let dataDir: string
const opened: Database[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-embedded-'))
  await loadFixtureIntoFolder(dataDir)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
  await rm(dataDir, { recursive: true, force: true })
})

async function open(folder = dataDir) {
  const database = await openDatabase({ dataDir: folder })
  opened.push(database)
  return database
}

async function close(database: Database) {
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

test('data survives a restart', async () => {
  const first = await open()
  await first.pool.query('create table t (a int); insert into t values (7)')
  await close(first)
  const second = await open()
  expect((await second.pool.query('select a from t')).rows).toEqual([{ a: 7 }])
  expect(second).toMatchObject({ embedded: true })
})

test('a second start on the folder is refused in one sentence that names it, and the first goes on unharmed', async () => {
  const first = await open()
  await first.pool.query('create table t (a int)')
  await expect(open()).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another running instance; stop that one or name another folder.`,
  )
  await first.pool.query('insert into t values (1)')
  expect((await first.pool.query('select count(*) as n from t')).rows).toEqual([{ n: 1 }])
})

test('reports a damaged database with the engine’s message', async () => {
  await truncate(join(dataDir, 'pgdata', 'global', 'pg_control'), 10)
  await expect(open()).rejects.toMatchObject({
    message: expect.stringMatching(/is damaged, .*npm run restore.* Its engine reports: Aborted\(\)/),
    cause: { message: expect.stringContaining('Aborted()') },
  })
})

test('a folder whose path is too long for a socket serves all the same, and leaves nothing elsewhere', async () => {
  const before = await readdir(tmpdir())
  const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  await loadFixtureIntoFolder(deep)
  const database = await open(deep)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close(database)
  const left = (await readdir(tmpdir())).filter((name) => /^rumi-\w{6}$/.test(name) && !before.includes(name))
  expect(left).toEqual([])
})
