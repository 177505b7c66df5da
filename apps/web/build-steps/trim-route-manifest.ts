type Manifest = { routes: Record<string, { id: string; imports?: string[] }> }

/** What loads the private pages; who comes there waits for it once, and every page carries the list. */
const privateRoute = /\/(portal|office)\//

/**
 * Takes out of the route manifest, which each page loads whole, what only private pages would preload: half its bytes. Those pages
 * name by themselves what they need once they are asked for.
 *
 * @throws where the file is not `window.…={…};` as the router writes it.
 */
export function trimRouteManifest(script: string): string {
  const [, name, json] = /^(window\.\w+=)(\{.*\});?\s*$/s.exec(script) ?? []
  if (!name || !json) throw new Error('the route manifest is not written as it used to be')
  const manifest = JSON.parse(json) as Manifest
  for (const route of Object.values(manifest.routes)) {
    if (privateRoute.test(route.id)) route.imports = []
  }
  return `${name}${JSON.stringify(manifest)};`
}
