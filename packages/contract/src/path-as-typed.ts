/** A path with its accents, as it was typed, where it can be read that way. */
export function pathAsTyped(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
