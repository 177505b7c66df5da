import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)|\.test\.tsx?$/

function filesOf(folder: string, patterns: readonly string[]) {
  return globSync([...patterns], { cwd: folder, exclude: (path) => leftOut.test(path) })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()
}

/** Stands for what is written in the files that match, wherever and whenever they were checked out. */
export function fingerprintOfSources(folder: string, patterns: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt)
  for (const path of filesOf(folder, patterns)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

/** Stands for which files a build left behind and how long they are: enough to notice a build that was cut short. */
export function fingerprintOfOutput(folder: string): string {
  const hash = createHash('sha256')
  for (const path of globSync('**/*', { cwd: folder }).toSorted()) {
    const { size } = statSync(join(folder, path))
    hash.update(`${path} ${size}\n`)
  }
  return hash.digest('hex')
}
