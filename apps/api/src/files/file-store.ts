import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder, makeUsableFolder } from '../db/embedded/make-folder.ts'
import { writeDurably } from '../db/embedded/write-durably.ts'

/** Byte storage under generated names. */
export type FileStore = {
  /** Throws `WrongSetting` where the store cannot be used as it is configured. */
  prove(): Promise<void>
  /** Whole or not at all, and on the disk when it returns. */
  keep(name: string, bytes: Buffer): Promise<void>
  /** Null where there is nothing of that name. */
  read(name: string): Promise<{ stream: Readable; bytes: number } | null>
  drop(name: string): Promise<void>
  /** Names stored before an instant in ms, or all. */
  names(writtenBeforeMs?: number): Promise<string[]>
}

/** Returns the file id of a stored name; null for foreign names. */
export const fileIdIn = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(name)?.[0] ?? null

/** True if a name is one of a complete stored file. */
export const isStoredName = (name: string) => /^[\w-]+\.(webp|avif|jpg|png|pdf)$/.test(name)

/** Rejects names that this server did not generate. */
export function checkedName(name: string) {
  if (!isStoredName(name)) throw new Error('no name of a kept file')
  return name
}

const unfinished = '.part'

/** Stores files in a folder that the web server does not serve. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkedName(name))
  return {
    async prove() {
      await makeUsableFolder(folder)
    },
    async keep(name, bytes) {
      await makeFolder(folder)
      const path = pathOf(name)
      await writeDurably({ draft: `${path}.${randomUUID()}${unfinished}`, path }, bytes)
    },
    async read(name) {
      const found = await stat(pathOf(name)).catch(() => null)
      return found ? { stream: createReadStream(pathOf(name)), bytes: found.size } : null
    },
    drop: (name) => rm(join(folder, name), { force: true }),
    async names(writtenBeforeMs = Infinity) {
      const names = await readdir(folder).catch(() => [])
      const ages = await Promise.all(
        names.map(async (name) => ({
          name,
          at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? NaN,
        })),
      )
      return ages.filter(({ at }) => at < writtenBeforeMs).map(({ name }) => name)
    },
  }
}
