import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file completely or not at all; file and folder are synced on return. A failure leaves neither a part nor
 * an open file, which would occupy a full disk.
 */
export async function writeDurably({ draft, path }: { draft: string; path: string }, bytes: Buffer) {
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (failure) {
    await rm(draft, { force: true }).catch(() => {})
    throw failure
  }
}

async function syncFolder(folder: string) {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
