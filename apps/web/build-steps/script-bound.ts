import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Manifest, ManifestRoute } from './route-manifest.ts'

/** What a public page may load of scripts before anything is pressed, in bytes as gzip sends them. */
export const mostScriptBytes = 150_000
/** The same of what a guest begins before there is an account, which has the store behind it (decision 157). */
export const mostGuestScriptBytes = 330_000

const gzipAsync = promisify(gzip)

/** The route and all that it stands in, from the inside out. */
function standing({ routes }: Manifest, route: ManifestRoute) {
  const found = [route]
  for (let at: ManifestRoute | undefined = route; (at = routes[at.parentId ?? '']);) found.push(at)
  return found
}

/** What a page may load: pages drawn for anybody and those of guests have a bound, what lies behind a gate has none. */
function boundOf(manifest: Manifest, route: ManifestRoute) {
  const ids = standing(manifest, route).map(({ id }) => id)
  if (ids.some((id) => id.endsWith('/guest-layout'))) return mostGuestScriptBytes
  const isPublic =
    ids.some((id) => /\/(site|auth)-layout$/.test(id)) && !ids.some((id) => id.endsWith('private-frame'))
  return isPublic ? mostScriptBytes : undefined
}

function boundPages(manifest: Manifest) {
  return Object.values(manifest.routes).flatMap((route) => {
    const bound = route.index || route.path !== undefined ? boundOf(manifest, route) : undefined
    return bound === undefined ? [] : [{ route, bound }]
  })
}

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
    boundPages(manifest).map(async ({ route, bound }) => {
      const loaded = [manifest.entry, ...standing(manifest, route)]
      const files = new Set([
        manifest.url,
        ...loaded.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const bytes = (await Promise.all([...files].map(sizes))).reduce((sum, size) => sum + size, 0)
      return { path: `/${route.path ?? ''}`, bytes, bound }
    }),
  )
  const over = pages.filter(({ bytes, bound }) => bytes > bound)
  if (over.length === 0) return
  const named = over.map(({ path, bytes, bound }) => `${path} (${bytes} of ${bound})`).join(', ')
  throw new Error(`A page loads more bytes of scripts than it may: ${named}.`)
}

/** Bytes of a file of the build as gzip sends it. */
export const gzippedIn = (client: string) => async (path: string) =>
  (await gzipAsync(await readFile(join(client, path)), { level: 9 })).length
