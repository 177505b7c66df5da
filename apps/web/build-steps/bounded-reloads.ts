import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/app/reload-for-module.ts', import.meta.url))
const routerFile = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const endless = 'window.location.reload();'

/**
 * The router loads the page anew whenever a file of a route cannot be fetched, for ever where it stays away. Its one
 * line for that is replaced by a bounded one of ours, after which the page is one that fails when it is drawn: the router shows the error
 * page for that, and forgets an error of the file itself.
 */
export const boundReloads = (code: string) => {
  if (code.split(endless).length !== 2)
    throw new Error('The router no longer reloads as it did: look at build-steps/bounded-reloads.ts.')
  return `import { reloadForModule } from ${JSON.stringify(ours)}\n${code.replace(endless, 'if (!reloadForModule(route.module)) return { default() { throw error } };')}`
}

/** Puts the bounded line into the router as it is bundled. */
export const boundedReloads = (): Plugin => ({
  name: 'bounded-reloads',
  transform: (code, id) => (routerFile.test(id) ? { code: boundReloads(code), map: null } : undefined),
})
