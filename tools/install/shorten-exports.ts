import { fileURLToPath } from 'node:url'

type Exports = Record<string, unknown>

/** Where drizzle-orm lies after an installation, one or the other. */
export const manifestsToShorten = ['apps/api/node_modules', 'node_modules'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}/drizzle-orm/package.json`, import.meta.url)),
)

/**
 * The same `exports` of a package in fewer entries: those that differ by their own name alone are said once, by the
 * pattern `./*`. An entry that names another file, such as a folder's index, stays as it is.
 */
export function shortenExports(exports: Exports): Exports {
  if ('./*' in exports) return exports
  const patterns = new Map<string, number>()
  const patternOf = (subpath: string) => JSON.stringify(exports[subpath]).replaceAll(subpath, './*')
  for (const subpath of Object.keys(exports).filter((key) => key !== '.'))
    patterns.set(patternOf(subpath), (patterns.get(patternOf(subpath)) ?? 0) + 1)
  const [common, times] = [...patterns].toSorted(([, one], [, other]) => other - one)[0] ?? []
  if (!common || !times || times < 2) return exports
  const others = Object.entries(exports).filter(
    ([subpath]) => subpath === '.' || patternOf(subpath) !== common,
  )
  return { ...Object.fromEntries(others), './*': JSON.parse(common) as unknown }
}
