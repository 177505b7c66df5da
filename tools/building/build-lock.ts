import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 250

const isTaken = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

function tryToLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (isTaken(error)) return undefined
    throw error
  }
}

/**
 * Does the work while no other process does theirs under the same file.
 * The lock is SQLite's on an empty database: the system drops it with the process that holds it, however that ends.
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  let lock = tryToLock(file)
  if (!lock) onWait()
  while (!lock) {
    await pause(pollMs)
    lock = tryToLock(file)
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}
