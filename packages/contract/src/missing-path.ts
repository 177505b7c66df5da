/** Stands in the built page for addresses that lead nowhere; the server writes the one that was asked for in its place. */
export const builtMissingPath = '/pagina-buscada'

/** A path with its accents, as it was typed, where it can be read that way. */
export function pathAsTyped(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
