import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, for the house alone. Step by step, since Node's own way never ends where a folder
 * that is there takes nothing in, such as /proc.
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

const isCode = (failure: unknown, code: string) =>
  failure instanceof Error && 'code' in failure && failure.code === code
