import { manifestIn } from './route-manifest.ts'

/** What loads the private pages; who comes there waits for it once, and every page carries the list. */
const privateRoute = /\/(portal|office)\//

/** What the router takes for granted where it is not said, or never asks. */
const goesWithoutSaying = (name: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) || name === 'hasDefaultExport'

/**
 * Takes out of the route manifest, which each page loads whole, what only private pages would preload, and what goes without
 * saying: half its bytes. Private pages name by themselves what they need once they are asked for.
 *
 * @throws where the file is not `window.…={…};` as the router writes it.
 */
export function trimRouteManifest(script: string): string {
  const { name, manifest } = manifestIn(script)
  for (const route of Object.values(manifest.routes)) if (privateRoute.test(route.id)) route.imports = []
  return `${name}${JSON.stringify(manifest, (key, value: unknown) => (goesWithoutSaying(key, value) ? undefined : value))};`
}
