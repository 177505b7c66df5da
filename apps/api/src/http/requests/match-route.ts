const partsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')

/** Answers which of these addresses (`/mi-cuenta/rumis/:id`) a path is, as the browser's routes take it; nothing where it is none. */
export function matchRoute(patterns: readonly string[]) {
  const routes = patterns.map((pattern) => ({ pattern, shape: partsOf(pattern) }))
  return (path: string) => {
    const parts = partsOf(path)
    const found = routes.find(
      ({ shape }) =>
        shape.length === parts.length &&
        shape.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place])),
    )
    return found?.pattern
  }
}
