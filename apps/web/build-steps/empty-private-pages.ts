import type { Plugin } from 'vite'

/** What only the browser draws: pages behind the login, and what stands before them. */
const drawnByBrowser =
  /\/src\/(portal|office)\/|\/src\/app\/(store-provider|\w+-gate)\.tsx|\/src\/site\/auth\/second-factor-page\.tsx/
const frame = 'export default function DrawnByTheBrowser() { return null }'

/** Leaves out of the server's build what the server never draws, and with it the store and all it needs. */
export const emptyPrivatePages = (): Plugin => ({
  name: 'empty-private-pages',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: (id) => (drawnByBrowser.test(id) ? frame : undefined),
})
