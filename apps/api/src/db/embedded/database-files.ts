import { chmodSync, readdirSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockName } from './folder-lock.ts'

/** True if a folder contains a complete embedded database. */
export const hasDatabaseFiles = (folder: string) =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Makes the files of an empty embedded database where there are none. They get their place once complete, so a death halfway leaves none. */
export async function makeDatabaseFiles(folder: string) {
  if (await hasDatabaseFiles(folder)) return
  const growing = `${folder}.new`
  await rm(growing, { recursive: true, force: true })
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create({ dataDir: growing })
  await pglite.close()
  await rename(growing, folder)
}

/** Takes from everybody else what they may do with the files of a database: the engine gives each the mode it likes. */
export function restrictToOwner(folder: string) {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** Names left by an interrupted first start, or present for other reasons. */
const holdsNothing = (name: string) =>
  name.startsWith('.') || name.startsWith(lockName) || name === 'pgdata.new' || name === 'lost+found'

/** Returns the files and folders of a data folder that matter; empty folders do not. */
export async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (holdsNothing(entry.name)) return []
      if (!entry.isDirectory()) return [entry.name]
      return (await readdir(join(dataDir, entry.name))).length > 0 ? [entry.name] : []
    }),
  )
  return found.flat()
}
