import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

const sqliteBusy = 5

export const lockName = 'in-use.lock'

/**
 * Locks a folder for this process, or returns `undefined` if another holds it. The operating system locks an
 * empty SQLite file and releases it when the process ends in any way.
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
