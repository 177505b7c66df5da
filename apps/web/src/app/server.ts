import type { PageSource } from '@rumi/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageSource } from '../site/page-source.ts'
import { renderFailure } from './entry.server.tsx'
import { routePatterns } from './route-patterns.ts'
import { publicTexts } from '../shared/house/public-texts.ts'

const answer = createRequestHandler(build, 'production')

/** What can be asked for, as patterns: `/hotel`, `/mi-cuenta/rumis/:id`, `/ilustraciones/:file`. */
export const patterns = routePatterns(build.routes)

/** What the office may say in its own words, and the facts that a sentence may name in braces. */
export const texts = publicTexts()
export { factNames } from '../shared/house/house-info.ts'

/**
 * Renders the page or the file at a path, or the data of a page at its path with `.data` behind it. What goes wrong is told and answered as
 * a page of status 500.
 */
export function render(
  path: string,
  source: PageSource,
  tellOfFailure: (error: unknown) => void,
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageSource, source)
  context.set(renderFailure, tellOfFailure)
  return answer(new Request(Object.assign(new URL(source.origin), { pathname: path })), context)
}
