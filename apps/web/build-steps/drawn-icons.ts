import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/ui/controls/drawn-icon.ts', import.meta.url))
const theirs = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
/** What tells the shapes of a list apart, random and so beyond compressing; ours hands them over one by one. */
const keyOfShape = /,\s+key: "\w+"(?=\s+\})/g

/**
 * The icons are lucide's; its component for them can be told sizes, strokes and contexts that no page here uses, and is
 * 2 kB of every page. In its place stands one of ours that draws the same.
 */
export const drawnIcons = (): Plugin => {
  let found = false
  return {
    name: 'drawn-icons',
    apply: 'build',
    load: (id) => {
      if (!theirs.test(id)) return undefined
      found = true
      return `export { default } from ${JSON.stringify(ours)}`
    },
    transform: (code, id) =>
      icon.test(id)
        ? { code: code.replaceAll(keyOfShape, '').replace('__iconData.node;', ''), map: null }
        : undefined,
    buildEnd: (error) => {
      if (!error && !found)
        throw new Error('lucide no longer makes its icons as it did: look at build-steps/drawn-icons.ts.')
    },
  }
}
