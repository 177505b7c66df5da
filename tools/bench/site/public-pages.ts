import { listedPaths, renderedPaths } from '../../../apps/web/src/app/rendered-paths.ts'

/** A page everyone may open; those that are kept from search engines are not judged by what those look for. */
export type PublicPage = { path: string; isListed: boolean }

export const publicPages: readonly PublicPage[] = renderedPaths.map((path) => ({
  path,
  isListed: listedPaths.includes(path),
}))
