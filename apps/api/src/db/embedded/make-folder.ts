import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, private to this user. Step by step, because Node's recursive option hangs
 * below folders such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder)
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (failure) {
    if (isCode(failure, 'EEXIST') && (await stat(folder)).isDirectory()) return
    const isThere = await stat(above).catch(() => null)
    if (!isCode(failure, 'ENOENT') || isThere) throw failure
    await makeFolder(above)
    await makeFolder(folder)
  }
}

/** Makes a folder, or finds it there and can read and write in it. */
export async function makeUsableFolder(folder: string): Promise<void> {
  await makeFolder(folder)
  await proveUsable(folder)
}

export const proveUsable = (folder: string) =>
  access(folder, constants.R_OK | constants.W_OK | constants.X_OK)

const isCode = (failure: unknown, code: string) =>
  failure instanceof Error && 'code' in failure && failure.code === code
