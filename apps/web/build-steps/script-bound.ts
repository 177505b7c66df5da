import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Manifest, ManifestRoute } from './route-manifest.ts'

/**
 * What a page that anybody may open loads of scripts before it is painted, in bytes as gzip sends them; what guests begin
 * (decision 134) among them.
 */
export const mostScriptBytes = 170_000

const gzipAsync = promisify(gzip)

/** The route and all that it stands in, from the inside out. */
function standing({ routes }: Manifest, route: ManifestRoute) {
  const found = [route]
  for (let at: ManifestRoute | undefined = route; (at = routes[at.parentId ?? '']);) found.push(at)
  return found
}

/** Pages drawn for anybody and those of guests have a bound, what lies behind a gate has none. */
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
 * Holds the scripts of each page that anybody may open to their bound.
 *
 * @param sizeOf - bytes of a file as it is sent
 * @throws naming the pages that are over it, and by how much.
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

/** Bytes of a file of the build as gzip sends it. */
export const gzippedIn = (client: string) => async (path: string) =>
  (await gzipAsync(await readFile(join(client, path)), { level: 9 })).length
