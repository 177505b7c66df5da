import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/ui/controls/drawn-icon.ts', import.meta.url))
const theirs = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
/** Keys of an icon's shapes: random, so they do not compress; ours passes the shapes as children. */
const keyOfShape = /,\s+key: "\w+"(?=\s+\})/g

/** Replaces lucide's icon component, 2 kB of unused options on every page, with an equivalent one of ours. */
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
