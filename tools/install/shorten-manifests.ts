import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { manifestsToShorten, shortenExports } from './shorten-exports.ts'

/**
 * Node reads a package's whole list of exports again for every file it loads from it, and drizzle-orm lists 447 of them:
 * that took a second and 110 MB of every process that opens the database. Run after an installation; a folder that may
 * not be written is left as it is, and works.
 */
for (const manifest of manifestsToShorten) {
  if (!existsSync(manifest)) continue
  const { exports, ...others } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Record<string, unknown>
  }
  try {
    writeFileSync(`${manifest}.short`, JSON.stringify({ ...others, exports: shortenExports(exports) }))
    renameSync(`${manifest}.short`, manifest)
  } catch (error) {
    console.warn(`${manifest} stays long: ${String(error)}`)
  }
}
