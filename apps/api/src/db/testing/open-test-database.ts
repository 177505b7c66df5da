import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../connect.ts'
import { empty, furnishFolder, furnishOnServer, type Furnishing } from './database-templates.ts'
import { addressOn, tellServer } from './test-server.ts'

export type TestDatabaseOptions = {
  /**
   * Whether the test runs transactions at the same time. All others get one connection, on which a transaction that asks
   * the pool again waits for itself and fails (`connectionTimeoutMillis`).
   */
  races?: boolean
}

/** A migrated database for one test file, gone when it is closed: on the server that `TEST_DATABASE_URL` names, else embedded. */
export async function openTestDatabase(
  furnishing: Furnishing = empty,
  { races = false }: TestDatabaseOptions = {},
): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, furnishing, races ? 10 : 1) : openEmbedded(furnishing)
}

async function openOnServer(server: string, furnishing: Furnishing, connections: number) {
  const name = `rumi_test_${randomUUID().replaceAll('-', '')}`
  await furnishOnServer(server, name, furnishing)
  const database = await openDatabase({
    databaseUrl: addressOn(server, name),
    dataDir: tmpdir(),
    connections,
  })
  return goneAfterwards(database, async () => {
    await tellServer(server, (say) => say(`drop database ${name} with (force)`))
  })
}

async function openEmbedded(furnishing: Furnishing) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  await furnishFolder(dataDir, furnishing)
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
