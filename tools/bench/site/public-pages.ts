import { paths } from '../../../apps/web/src/app/paths.ts'
import { prerenderedPaths } from '../../../apps/web/src/app/prerendered-paths.ts'

/** A page everyone may open; those that are kept from search engines are not judged by what those look for. */
export type PublicPage = { path: string; isListed: boolean }

const kept = /^\/(auth\/|carrito)/

export const publicPages: readonly PublicPage[] = [...prerenderedPaths, paths.login(), paths.register()].map(
  (path) => ({ path, isListed: !kept.test(path) }),
)
