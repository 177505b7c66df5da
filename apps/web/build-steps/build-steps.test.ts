import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundReloads } from './bounded-reloads.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { precompress } from './precompress.ts'
import { routePatterns } from './route-patterns.ts'
import { robots, sitemap } from './sitemap.ts'
import { stripModulePreloads } from './strip-module-preloads.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

test('a page loses its module preloads and nothing else', () => {
  const html = '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><p>hola</p>'
  expect(stripModulePreloads(html)).toBe('<link rel="preload" href="/a.woff2"/><p>hola</p>')
})

test('the route manifest keeps what public pages preload, and forgets it of private pages', () => {
  const route = (id: string) => ({ id, module: `/${id}.js`, imports: ['/a.js'] })
  const routes = { home: route('../site/home/page'), dogs: route('../portal/dogs/page') }
  const trimmed = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)
  expect(JSON.parse(trimmed.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    routes: { ...routes, dogs: { ...routes.dogs, imports: [] } },
  })
  expect(() => trimRouteManifest('export default {}')).toThrow('manifest')
})

test('only scripts that run from the page itself get a hash', () => {
  const html =
    '<script>1</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">2</script>'
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
  ])
})

test('text of a kilobyte and more is stored compressed beside the original, pictures and crumbs are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  await writeFile(join(folder, 'page.html'), 'perro '.repeat(300))
  await writeFile(join(folder, 'crumb.js'), 'export {}')
  await writeFile(join(folder, 'font.woff2'), 'x'.repeat(3000))
  await precompress(folder)
  expect((await readdir(folder)).toSorted()).toEqual([
    'crumb.js',
    'font.woff2',
    'page.html',
    'page.html.br',
    'page.html.gz',
  ])
  await rm(folder, { recursive: true })
})

test('the server learns which addresses lead somewhere', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', parentId: 'site', index: true },
    lost: { id: 'lost', parentId: 'site', path: '*' },
    account: { id: 'account', parentId: 'root', path: 'mi-cuenta' },
    dog: { id: 'dog', parentId: 'account', path: 'rumis/:id' },
  }
  expect(routePatterns(routes)).toEqual(['/', '/mi-cuenta/rumis/:id'])
})

test("search engines get every listed page under the site's address, and are kept out of the pages behind the login", () => {
  const origin = 'https://rumi.example'
  expect(sitemap(origin, ['/', '/hotel'])).toContain('<loc>https://rumi.example/hotel</loc>')
  expect(robots(origin)).toContain('Disallow: /mi-cuenta\n')
  expect(robots(origin)).toContain('Sitemap: https://rumi.example/sitemap.xml\n')
})

test("the router's endless reload is bound in the release that is installed, and a build against another stops", () => {
  const file = createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist\/.*/, 'dist/production/lib/dom/ssr/routeModules.js')
  const bound = boundReloads(readFileSync(file, 'utf8'))
  expect(bound).toContain('if (!reloadForModule(route.module)) throw error;')
  expect(bound).not.toContain('location.reload')
  expect(() => boundReloads('import(route.module)')).toThrow('no longer reloads')
})
