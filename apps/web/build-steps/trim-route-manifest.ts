import { manifestIn, type Manifest, type ManifestRoute } from './route-manifest.ts'

/** What stands in it the browser alone draws; who comes there waits for it once, and every page carries the list. */
const privateFrame = 'private-frame'

/** Whether a route is the frame of private pages or stands in it. */
function isPrivate(route: ManifestRoute, routes: Manifest['routes']): boolean {
  const parent = routes[route.parentId ?? '']
  return route.id.endsWith(privateFrame) || (parent !== undefined && isPrivate(parent, routes))
}

/** What the router takes for granted where it is not said, or never asks; and the id, which each route is listed by. */
const goesWithoutSaying = (name: string, value: unknown) =>
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  name === 'hasDefaultExport' ||
  name === 'id'

/**
 * Takes out of the route manifest, which each page loads whole, what only private pages would preload, what goes without
 * saying, and what it says twice, a route's id: more than half its bytes. Private pages name by themselves what they need
 * once they are asked for; the script gives each route its id back.
 *
 * @throws where the file is not `window.…={…};` as the router writes it.
 */
export function trimRouteManifest(script: string): string {
  const { name, manifest } = manifestIn(script)
  for (const route of Object.values(manifest.routes))
    if (isPrivate(route, manifest.routes)) route.imports = []
  const told = JSON.stringify(manifest, (key, value: unknown) =>
    goesWithoutSaying(key, value) ? undefined : value,
  )
  return `${name}${told};for(const[i,r]of Object.entries(${name.slice(0, -1)}.routes))r.id=i;`
}
