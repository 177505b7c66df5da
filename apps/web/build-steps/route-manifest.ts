export type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
}
export type Manifest = {
  /** Address of the manifest itself. */
  url: string
  entry: Pick<ManifestRoute, 'module' | 'imports' | 'css'>
  routes: Record<string, ManifestRoute>
}

/**
 * Parses the route manifest and its variable name. @throws if the file is not `window.…={…};` as the router writes it.
 */
export function manifestIn(script: string) {
  const [, name, json] = /^(window\.\w+=)(\{.*\});?\s*$/s.exec(script) ?? []
  if (!name || !json) throw new Error('the route manifest is not written as it used to be')
  return { name, manifest: JSON.parse(json) as Manifest }
}
