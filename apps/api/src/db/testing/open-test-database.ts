import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { copyMigratedFilesTo } from './migrated-files.ts'

/**
 * A migrated, empty database for one test file, gone when it is closed: on the server that `TEST_DATABASE_URL` names, else embedded,
 * as a copy of one that was migrated once on this machine.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openEmbedded()
}

async function openOnServer(server: string) {
  const name = `rumi_test_${randomUUID().replaceAll('-', '')}`
  await tellServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href, dataDir: tmpdir() })
  await migrate(database)
  return goneAfterwards(database, () => tellServer(server, `drop database ${name} with (force)`))
}

async function tellServer(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function openEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  await copyMigratedFilesTo(dataDir)
  const database = await openDatabase({ dataDir })
  return goneAfterwards(database, () => rm(dataDir, { recursive: true, force: true }))
}

const goneAfterwards = (database: Database, leave: () => Promise<void>): Database => ({
  ...database,
  async close() {
    await database.close()
    await leave()
  },
})
