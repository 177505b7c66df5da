import { createContext, use } from 'react'
import type { EntryContext } from 'react-router'

/** Script that starts the loader of a page's route; empty in the browser, which has run it. */
export const EarlyLoaderScript = createContext('')

/** Runs the loader before the router, which waits for the code of the whole page. */
export const EarlyLoader = () => (
  <script
    type="module"
    async
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: use(EarlyLoaderScript) }}
  />
)

/**
 * Returns the script for a page that was rendered at its route's pattern, such as `/mi-cuenta/rumis/:id`. The service worker also answers other
 * addresses of the area with it: there it does nothing.
 */
export function earlyLoaderOf(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  pattern: string,
) {
  const route = matches.at(-1)?.route.id
  const loader = route === undefined ? undefined : manifest.routes[route]?.clientLoaderModule
  if (!loader) return ''
  const path = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll('/', '\\/')
  return `import{clientLoader}from${JSON.stringify(loader)};const found=/^${path}\\/?$/.exec(location.pathname);if(found)clientLoader({request:new Request(location.href),params:{...found.groups}})`
}
