import type { Plugin } from 'vite'

/** Modules rendered only in the browser: pages behind the login, and their gates. */
const drawnByBrowser =
  /\/src\/(portal|office)\/|\/src\/app\/(store-provider|\w+-gate)\.tsx|\/src\/site\/auth\/second-factor-page\.tsx/
const frame = 'export default function DrawnByTheBrowser() { return null }'

/** Omits modules that the server never renders from its build, and with them the store and its dependencies. */
export const emptyPrivatePages = (): Plugin => ({
  name: 'empty-private-pages',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: (id) => (drawnByBrowser.test(id) ? frame : undefined),
})
