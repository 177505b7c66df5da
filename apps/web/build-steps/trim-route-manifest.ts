import { manifestIn, type Manifest, type ManifestRoute } from './route-manifest.ts'

/** Only the browser renders its routes: their visitors wait for it once, but every page carries the list. */
const privateFrame = 'private-frame'

/** True for the frame of private pages and its descendants. */
function isPrivate(route: ManifestRoute, routes: Manifest['routes']): boolean {
  const parent = routes[route.parentId ?? '']
  return route.id.endsWith(privateFrame) || (parent !== undefined && isPrivate(parent, routes))
}

/** True for defaults of the router, unused fields, and the id, which is also the key. */
const goesWithoutSaying = (name: string, value: unknown) =>
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  name === 'hasDefaultExport' ||
  name === 'id'

/**
 * Removes more than half of the route manifest, which every page loads: preloads of private pages, defaults, and
 * duplicate ids. Private pages request their files themselves; the script restores the ids. @throws if the file is not
 * `window.…={…};` as the router writes it.
 */
export function trimRouteManifest(script: string): string {
  const { name, manifest } = manifestIn(script)
  for (const route of Object.values(manifest.routes))
    if (isPrivate(route, manifest.routes)) route.imports = []
  const shortened = JSON.stringify(manifest, (key, value: unknown) =>
    goesWithoutSaying(key, value) ? undefined : value,
  )
  return `${name}${shortened};for(const[i,r]of Object.entries(${name.slice(0, -1)}.routes))r.id=i;`
}
