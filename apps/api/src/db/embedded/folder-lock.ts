import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

const sqliteBusy = 5

export const lockName = 'in-use.lock'

/**
 * Takes a folder for this process alone, or returns `undefined` where another has it. The lock is the operating system's, held on an
 * empty SQLite file: it is taken by one of two who ask at once, and is gone with the process that held it, however that died.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const path = join(folder, lockName)
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    chmodSync(path, 0o600)
    file.exec('begin exclusive')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw error
  }
}
