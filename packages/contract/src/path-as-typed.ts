/** A path with its accents and slashes, as it was typed, where it can be read that way. */
export function pathAsTyped(path: string) {
  const typed = path.replaceAll(/%2f/gi, '/')
  try {
    return decodeURI(typed)
  } catch {
    return typed
  }
}
