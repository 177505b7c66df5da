import { statfs } from 'node:fs/promises'

/** Below this many free bytes the embedded database takes no more writes: on a full disk it would stand still. */
export const lowDiskBytes = 256 * 1024 * 1024

/** The last of it, for those who come in or leave; below this nothing at all is written. */
export const fullDiskBytes = 64 * 1024 * 1024

const lookEveryMs = 5_000

const freeBytesOf = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export type DiskWatch = { isLow(): boolean; isFull(): boolean; stop(): void }

/** Looks at once and then regularly how much space a folder's disk has left. */
export async function watchDiskSpace(
  folder: string,
  freeBytes = freeBytesOf,
  everyMs = lookEveryMs,
): Promise<DiskWatch> {
  let free = Infinity
  const look = async () => {
    free = await freeBytes(folder)
  }
  await look()
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return {
    isLow: () => free < lowDiskBytes,
    isFull: () => free < fullDiskBytes,
    stop: () => clearInterval(timer),
  }
}
