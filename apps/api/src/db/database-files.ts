import { rename, rm, stat } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

/** Whether a folder holds the files of an embedded database; it does wholly or not at all. */
export const hasDatabaseFiles = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  )

/** Makes the files of an empty embedded database where there are none. They get their place once complete, so a death halfway leaves none. */
export async function makeDatabaseFiles(folder: string) {
  if (await hasDatabaseFiles(folder)) return
  const growing = `${folder}.new`
  await rm(growing, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: growing })
  await pglite.close()
  await rename(growing, folder)
}
