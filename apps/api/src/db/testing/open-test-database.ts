import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database } from '../connect.ts'
import { migrate, migrationsFolder } from '../migrate.ts'

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
  const template = await migratedTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  await cp(template, join(dataDir, 'pgdata'), { recursive: true })
  const database = await openDatabase({ dataDir })
  return goneAfterwards(database, () => rm(dataDir, { recursive: true, force: true }))
}

/** A folder of database files that knows the migrations as they are now; made by whichever test needs it first. */
async function migratedTemplate() {
  const template = join(tmpdir(), `rumi-template-${await digestOfMigrations()}`)
  if (await exists(template)) return template
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await database.close()
  // Another test file may have been faster; its template is as good.
  await rename(join(dataDir, 'pgdata'), template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error
  })
  await rm(dataDir, { recursive: true, force: true })
  return template
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function digestOfMigrations() {
  const digest = createHash('sha256')
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) digest.update(name).update(await readFile(join(migrationsFolder, name)))
  return digest.digest('hex').slice(0, 16)
}

const goneAfterwards = (database: Database, leave: () => Promise<void>): Database => ({
  ...database,
  async close() {
    await database.close()
    await leave()
  },
})
