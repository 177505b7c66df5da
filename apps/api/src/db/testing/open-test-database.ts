import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../connect.ts'
import { empty, loadFixtureIntoFolder, loadFixtureOnServer, type Fixture } from './database-templates.ts'
import { addressOn, runOnServer } from './test-server.ts'

export type TestDatabaseOptions = {
  /**
   * True for tests with concurrent transactions. Others get one connection, on which a nested use of the pool
   * fails after `connectionTimeoutMillis`.
   */
  races?: boolean
}

/** A migrated database for one test file, gone when it is closed: on the server that `TEST_DATABASE_URL` names, else embedded. */
export async function openTestDatabase(
  fixture: Fixture = empty,
  { races = false }: TestDatabaseOptions = {},
): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, fixture, races ? 10 : 1) : openEmbedded(fixture)
}

async function openOnServer(server: string, fixture: Fixture, connections: number) {
  const name = `rumi_test_${randomUUID().replaceAll('-', '')}`
  await loadFixtureOnServer(server, name, fixture)
  const database = await openDatabase({
    databaseUrl: addressOn(server, name),
    dataDir: tmpdir(),
    connections,
  })
  return goneAfterwards(database, async () => {
    await runOnServer(server, (say) => say(`drop database ${name} with (force)`))
  })
}

async function openEmbedded(fixture: Fixture) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  await loadFixtureIntoFolder(dataDir, fixture)
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
