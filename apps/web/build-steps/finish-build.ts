import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { precompress } from './precompress.ts'
import { routePatterns } from './route-patterns.ts'
import { robots, sitemap } from './sitemap.ts'
import { stripModulePreloads } from './strip-module-preloads.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

async function htmlFilesOf(folder: string) {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
}

async function finishManifest(client: string) {
  const assets = join(client, 'assets')
  const manifests = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of manifests) {
    const file = join(assets, name)
    await writeFile(file, trimRouteManifest(await readFile(file, 'utf8')))
  }
}

async function finishPage(file: string) {
  const html = stripModulePreloads(await readFile(file, 'utf8'))
  await writeFile(file, html)
  return inlineScriptHashes(html)
}

/**
 * Readies `build/client` for the server that hands it out.
 *
 * Afterwards every page is free of module preloads, every compressible file has its `.br` and `.gz` beside it, and
 * `build/csp.json` names, per page, what its `script-src` must allow beside `'self'`:
 * `{ "/index.html": ["'sha256-…'"], "/guarderia/index.html": [...], "/__spa-fallback.html": [...] }`.
 * `sitemap.xml` lists the pages that are to be found. `build/routes.json` lists the addresses that lead somewhere (`["/", "/guarderia", "/mi-cuenta/rumis/:id"]`): those
 * without a page of their own are answered with `__spa-fallback.html`, all others with the same file and status 404.
 */
export async function finishBuild(
  buildDirectory: string,
  routes: Parameters<typeof routePatterns>[0],
  { origin, listed }: { origin: string; listed: readonly string[] },
) {
  const client = join(buildDirectory, 'client')
  await writeFile(join(client, 'sitemap.xml'), sitemap(origin, listed))
  await writeFile(join(client, 'robots.txt'), robots(origin))
  const pages = (await htmlFilesOf(client)).toSorted()
  const hashes = await Promise.all(
    pages.map(
      async (file) => [`/${relative(client, file).replaceAll(sep, '/')}`, await finishPage(file)] as const,
    ),
  )
  await writeFile(join(buildDirectory, 'csp.json'), JSON.stringify(Object.fromEntries(hashes), null, 2))
  await writeFile(join(buildDirectory, 'routes.json'), JSON.stringify(routePatterns(routes), null, 2))
  await finishManifest(client)
  await precompress(client)
}
