const partsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')

/** Tells of a path whether it is one of these addresses (`/mi-cuenta/rumis/:id`), as the browser's routes take it. */
export function matchRoute(patterns: readonly string[]) {
  const shapes = patterns.map(partsOf)
  return (path: string) => {
    const parts = partsOf(path)
    return shapes.some(
      (shape) =>
        shape.length === parts.length &&
        shape.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place])),
    )
  }
}
