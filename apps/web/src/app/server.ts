import { setBusinessLocale, type PageSource } from '@rumi/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageSource } from '../site/page-source.ts'
import { renderFailure } from './entry.server.tsx'
import { routePatterns } from './route-patterns.ts'
import { publicTexts } from '../shared/business/public-texts.ts'

const requestHandler = createRequestHandler(build, 'production')

/** Patterns of all addresses: `/hotel`, `/mi-cuenta/rumis/:id`, `/ilustraciones/:file`. */
export const patterns = routePatterns(build.routes)

/** Editable texts and the facts that they may reference. */
export const texts = publicTexts()
export { factNames } from '../shared/business/business-info.ts'

/**
 * Renders the page or file of a path, or a page's data with `.data` appended. Reports errors and responds with status
 * 500.
 */
export async function render(
  path: string,
  source: PageSource,
  reportFailure: (error: unknown) => void,
): Promise<Response> {
  // The built site has its own copy of the contract. A failure is reported by the loader that reads them too.
  await source.settings().then(setBusinessLocale, () => undefined)
  const context = new RouterContextProvider()
  context.set(pageSource, source)
  context.set(renderFailure, reportFailure)
  return requestHandler(new Request(Object.assign(new URL(source.origin), { pathname: path })), context)
}
