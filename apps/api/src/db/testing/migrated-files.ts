import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../connect.ts'
import { migrate, migrationsFolder } from '../migrate.ts'

/** Puts the files of a migrated, empty embedded database into a data folder: half a second instead of several. */
export async function copyMigratedFilesTo(dataDir: string) {
  await cp(await migratedTemplate(), join(dataDir, 'pgdata'), { recursive: true })
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
