import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Manifest, ManifestRoute } from './route-manifest.ts'

/** What a public page may load of scripts before anything is pressed, in bytes as gzip sends them. */
export const mostScriptBytes = 150_000

const gzipAsync = promisify(gzip)

/** The route and all that it stands in, from the inside out. */
function standing({ routes }: Manifest, route: ManifestRoute) {
  const found = [route]
  for (let at: ManifestRoute | undefined = route; (at = routes[at.parentId ?? '']);) found.push(at)
  return found
}

/** Pages that are drawn for anybody: all that stands in the frame of the site or of login, and not behind a gate. */
function publicPages(manifest: Manifest) {
  const isPublic = (route: ManifestRoute) => {
    const ids = standing(manifest, route).map(({ id }) => id)
    return (
      ids.some((id) => /\/(site|auth)-layout$/.test(id)) && !ids.some((id) => id.endsWith('private-frame'))
    )
  }
  return Object.values(manifest.routes).filter(
    (route) => (route.index || route.path !== undefined) && isPublic(route),
  )
}

/**
 * Holds the scripts of each public page to their bound.
 *
 * @param sizeOf - bytes of a file as it is sent
 * @throws naming the pages that are over it, and by how much.
 */
export async function holdScripts(manifest: Manifest, sizeOf: (path: string) => Promise<number>) {
  const known = new Map<string, Promise<number>>()
  const sizes = (path: string) => known.get(path) ?? known.set(path, sizeOf(path)).get(path)!
  const pages = await Promise.all(
    publicPages(manifest).map(async (page) => {
      const loaded = [manifest.entry, ...standing(manifest, page)]
      const files = new Set([
        manifest.url,
        ...loaded.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const bytes = (await Promise.all([...files].map(sizes))).reduce((sum, size) => sum + size, 0)
      return { path: `/${page.path ?? ''}`, bytes }
    }),
  )
  const over = pages.filter(({ bytes }) => bytes > mostScriptBytes)
  if (over.length === 0) return
  const named = over.map(({ path, bytes }) => `${path} (${bytes})`).join(', ')
  throw new Error(`A public page loads ${mostScriptBytes} bytes of scripts at most: ${named}.`)
}

/** Bytes of a file of the build as gzip sends it. */
export const gzippedIn = (client: string) => async (path: string) =>
  (await gzipAsync(await readFile(join(client, path)), { level: 9 })).length
