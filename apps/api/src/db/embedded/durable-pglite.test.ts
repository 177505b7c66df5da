import { fdatasyncSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PGlite } from '@electric-sql/pglite'
import { openDurablePglite } from './durable-pglite.ts'

let folder: string
let pglite: PGlite
let synced = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-durable-'))
  pglite = await openDurablePglite(folder, (fd) => {
    synced += 1
    fdatasyncSync(fd)
  })
  await pglite.exec('create table t (a int)')
})
afterAll(async () => {
  await pglite.close()
  await rm(folder, { recursive: true, force: true })
})

test('every commit is on the disk before it is acknowledged', async () => {
  for (let row = 0; row < 50; row += 1) {
    const before = synced
    await pglite.query('insert into t values ($1)', [row])
    expect(synced).toBeGreaterThan(before)
  }
})

test('makes the engine sync at all', async () => {
  const { rows } = await pglite.query(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
      current_setting('synchronous_commit') as commit`,
  )
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }])
})

test('two bookings of one thing at one time can be excluded', async () => {
  await pglite.exec(`create extension btree_gist;
    create table held (what uuid, during tstzrange, exclude using gist (what with =, during with &&))`)
  const hold = `insert into held values ('${crypto.randomUUID()}', '[2026-10-13 09:00Z, 2026-10-13 10:00Z)')`
  await pglite.exec(hold)
  await expect(pglite.exec(hold)).rejects.toMatchObject({ code: '23P01' })
})
