import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** A folder that is gone when this process is, if not before. */
export function temporaryFolder(name: string, among = tmpdir()): string {
  const folder = mkdtempSync(join(among, `rumi-${name}-`))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

process.once('exit', () => folders.forEach(removeFolder))
