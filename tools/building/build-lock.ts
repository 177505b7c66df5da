import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from '../../apps/api/src/db/embedded/folder-lock.ts'

const pollMs = 250

/** Does the work while no other process does theirs in the same folder; a lock goes with the process that held it. */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  let lock = lockFolder(folder)
  if (!lock) onWait()
  while (!lock) {
    await pause(pollMs)
    lock = lockFolder(folder)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
