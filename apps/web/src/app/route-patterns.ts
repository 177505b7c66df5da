type Route = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}
type Routes = Record<string, Route | undefined>

function fullPath(route: Route, routes: Routes): string {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return [parent && fullPath(parent, routes), route.path].filter(Boolean).join('/')
}

/** Returns all route patterns (`/mi-cuenta/rumis/:id`), without the catch-all. */
export function routePatterns(routes: Routes) {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => !parents.has(route.id))
    .map((route) => `/${fullPath(route, routes)}`)
    .filter((pattern) => !pattern.endsWith('*'))
    .toSorted()
}
