import { cpSync } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openDatabase, type Database } from '../connect.ts'
import { migrate } from '../migrating/migrate.ts'
import { addressOn, runOnServer } from './test-server.ts'

/** Database state before a test, built once per run and copied. */
export type Fixture = {
  /** Lower case, unlike every other template's. */
  name: string
  prepare: (database: Database) => Promise<void>
}

export const empty: Fixture = { name: 'empty', prepare: async () => {} }

/** Folder of this run's templates, created and deleted by `templates-of-a-run.ts`. */
const templatesFolder = () => process.env.TEST_TEMPLATES

/** Key of the advisory lock for creating templates. */
const templateLock = 7_864_519

async function make({ prepare }: Fixture, where: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(where)
  try {
    await migrate(database)
    await prepare(database)
  } finally {
    await database.close()
  }
}

/** Puts the files of a migrated, seeded embedded database into a data folder. */
export async function loadFixtureIntoFolder(dataDir: string, fixture: Fixture = empty) {
  const folder = templatesFolder()
  if (!folder) return make(fixture, { dataDir })
  const template = join(folder, fixture.name)
  if (!(await exists(template))) await makeFolder(template, fixture)
  // At a time: its thousand small files took three times as long one by one.
  cpSync(template, join(dataDir, 'pgdata'), { recursive: true })
}

async function makeFolder(template: string, fixture: Fixture) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-test-'))
  await make(fixture, { dataDir })
  // Another test file may have been faster; its template is as good.
  await rename(join(dataDir, 'pgdata'), template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error
  })
  await rm(dataDir, { recursive: true, force: true })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Makes a migrated, seeded database of this name on a server. */
export async function loadFixtureOnServer(server: string, name: string, fixture: Fixture = empty) {
  const folder = templatesFolder()
  if (folder) {
    const template = await templateOnServer(server, templateName(folder, fixture.name), fixture)
    return runOnServer(server, (say) =>
      say(`create database ${name} template ${template} strategy file_copy`),
    )
  }
  await runOnServer(server, (say) => say(`create database ${name}`))
  return make(fixture, { databaseUrl: addressOn(server, name), dataDir: tmpdir() })
}

/** The first part of the names of this run's templates on a server. */
export const templatesOf = (folder: string) =>
  `${basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '_')}_`

const templateName = (folder: string, name: string) => `${templatesOf(folder)}${name.replaceAll('-', '_')}`

async function templateOnServer(server: string, template: string, fixture: Fixture) {
  return runOnServer(server, async (say) => {
    await say('select pg_advisory_lock($1)', [templateLock])
    const known = await say('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount) return template
    const unfinished = `${template}_unfinished`
    await say(`create database ${unfinished}`)
    await make(fixture, { databaseUrl: addressOn(server, unfinished), dataDir: tmpdir() })
    await say(`alter database ${unfinished} rename to ${template}`)
    return template
  })
}
