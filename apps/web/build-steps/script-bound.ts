import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Manifest, ManifestRoute } from './route-manifest.ts'

/** Script budget of a public or guest page (decision 134) before the first paint, in gzipped bytes. */
export const mostScriptBytes = 170_000

const gzipAsync = promisify(gzip)

/** Returns the route with its ancestors, from the inside out. */
function standing({ routes }: Manifest, route: ManifestRoute) {
  const found = [route]
  for (let at: ManifestRoute | undefined = route; (at = routes[at.parentId ?? '']);) found.push(at)
  return found
}

/** True for public and guest pages; pages behind a gate have no budget. */
function isBound(manifest: Manifest, route: ManifestRoute) {
  const ids = standing(manifest, route).map(({ id }) => id)
  if (ids.some((id) => id.endsWith('/guest-layout'))) return true
  return ids.some((id) => /\/(site|auth)-layout$/.test(id)) && !ids.some((id) => id.endsWith('private-frame'))
}

const boundPages = (manifest: Manifest) =>
  Object.values(manifest.routes).filter(
    (route) => (route.index || route.path !== undefined) && isBound(manifest, route),
  )

/**
 * Checks the script budget of every public page. @param sizeOf - transferred bytes of a file @throws with the pages
 * above the budget and their excess.
 */
export async function holdScripts(manifest: Manifest, sizeOf: (path: string) => Promise<number>) {
  const known = new Map<string, Promise<number>>()
  const sizes = (path: string) => known.get(path) ?? known.set(path, sizeOf(path)).get(path)!
  const pages = await Promise.all(
    boundPages(manifest).map(async (route) => {
      const loaded = [manifest.entry, ...standing(manifest, route)]
      const files = new Set([
        manifest.url,
        ...loaded.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const bytes = (await Promise.all([...files].map(sizes))).reduce((sum, size) => sum + size, 0)
      return { path: `/${route.path ?? ''}`, bytes }
    }),
  )
  const over = pages.filter(({ bytes }) => bytes > mostScriptBytes)
  if (over.length === 0) return
  const named = over.map(({ path, bytes }) => `${path} (${bytes} of ${mostScriptBytes})`).join(', ')
  throw new Error(`A page loads more bytes of scripts than it may: ${named}.`)
}

/** Gzipped size of a file in the build. */
export const gzippedIn = (client: string) => async (path: string) =>
  (await gzipAsync(await readFile(join(client, path)), { level: 9 })).length
