import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file where a folder was, so that nothing can be written into it; answers what puts the folder back with all it held. What
 * was being written meanwhile has made the folder again, and goes to the others.
 */
export async function blockFolder(folder: string) {
  const away = `${folder}-away`
  await rename(folder, away)
  while (!(await isFileNow(folder))) {
    for (const name of await readdir(folder)) await rename(join(folder, name), join(away, name))
    await rm(folder, { recursive: true })
  }
  return async () => {
    await rm(folder)
    await rename(away, folder)
  }
}

async function isFileNow(path: string) {
  try {
    await writeFile(path, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}
