import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Area, SiteBuild } from '../src/service-worker/site-build.ts'
import { manifestIn, type Manifest, type ManifestRoute } from './route-manifest.ts'

const worker = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url))

/** Files of a route's page. */
const filesOf = ({ module, imports = [], css = [] }: Manifest['entry']) => [
  module,
  ...imports,
  // The router appends # to a style that several routes share.
  ...css.map((file) => file.replace(/#$/, '')),
]

function withParents(route: ManifestRoute, routes: Manifest['routes']): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...withParents(parent, routes), route] : [route]
}

/** Files of an area's pages, including their layouts. */
export function areaFiles(manifest: Manifest, area: Area) {
  const pages = Object.values(manifest.routes)
    .map((route) => withParents(route, manifest.routes))
    .filter((line) => {
      const path = `/${line.flatMap((route) => route.path || []).join('/')}`
      return path === area || path.startsWith(`${area}/`)
    })
  const files = [manifest.url, ...filesOf(manifest.entry), ...pages.flat().flatMap(filesOf)]
  return [...new Set(files)].toSorted()
}

/** Reads the build in `client`, before its manifest is trimmed. */
export async function siteBuildIn(client: string): Promise<SiteBuild> {
  const entries = await readdir(join(client, 'assets'), { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ name: one }) => one)
    .toSorted()
  const [name, ...others] = names.filter((one) => /^manifest-\w+\.js$/.test(one))
  if (!name || others.length > 0) throw new Error('the build has no manifest, or more than one')
  const { manifest } = manifestIn(await readFile(join(client, 'assets', name), 'utf8'))
  const font = names.filter((one) => /^nunito-latin-wght-normal.*\.woff2$/.test(one))
  const assets = names.map((one) => `/assets/${one}`)
  const filesOfArea = (area: Area) => {
    const files = [...areaFiles(manifest, area), ...font.map((one) => `/assets/${one}`)]
    const missing = files.filter((file) => !assets.includes(file))
    if (missing.length > 0) throw new Error(`not in the build: ${missing.join(', ')}`)
    return files
  }
  return {
    manifest: name,
    assets,
    areaFiles: { '/mi-cuenta': filesOfArea('/mi-cuenta'), '/oficina': filesOfArea('/oficina') },
  }
}

/** Builds `client/sw.js`, one file with the data of its build. */
export async function buildWorker(client: string, siteBuild: SiteBuild) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SITE_BUILD: JSON.stringify(siteBuild) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: worker, output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
}
