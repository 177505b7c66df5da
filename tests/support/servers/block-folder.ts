import { readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file where a folder was, so that nothing can be written into it; answers what puts the folder back with all it held. What
 * was being written meanwhile has made the folder again, and goes to the others.
 */
export async function blockFolder(folder: string) {
  const away = `${folder}-away`
  await rename(folder, away)
  while (!(await succeeds('EEXIST', writeFile(folder, '', { flag: 'wx' })))) {
    await moveFiles(folder, away)
    await succeeds('ENOTEMPTY', rmdir(folder))
  }
  return async () => {
    await rm(folder)
    while (!(await succeeds('ENOTEMPTY', rename(away, folder)))) await moveFiles(folder, away)
  }
}

/** A draft may have got its name since the folder was read, and then is moved under that one in the next round. */
async function moveFiles(from: string, to: string) {
  for (const name of await readdir(from)) await succeeds('ENOENT', rename(join(from, name), join(to, name)))
}

/** Whether something could be done, or else failed in the one way that is expected; other failures are thrown. */
const succeeds = (expectedFailure: string, doing: Promise<void>) =>
  doing.then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== expectedFailure) throw failure
      return false
    },
  )
