import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/app/reload-for-module.ts', import.meta.url))
const routerFile = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const endless = 'window.location.reload();'

/**
 * Bounds the reloads of the router, which reloads forever while a route's file fails to load. Replaces that line;
 * after the limit the page fails to render, the router shows the error page and forgets the failed module.
 */
export const boundReloads = (code: string) => {
  if (code.split(endless).length !== 2)
    throw new Error('The router no longer reloads as it did: look at build-steps/bounded-reloads.ts.')
  return `import { reloadForModule } from ${JSON.stringify(ours)}\n${code.replace(endless, 'if (!reloadForModule(route.module)) return { default() { throw error } };')}`
}

/** Patches the router in the bundle. */
export const boundedReloads = (): Plugin => ({
  name: 'bounded-reloads',
  transform: (code, id) => (routerFile.test(id) ? { code: boundReloads(code), map: null } : undefined),
})
