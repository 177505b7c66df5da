import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundReloads } from './bounded-reloads.ts'
import { precompress } from './precompress.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

test('the route manifest keeps what public pages preload, and forgets it of private pages', () => {
  const route = (id: string) => ({ id, module: `/${id}.js`, imports: ['/a.js'] })
  const routes = { home: route('../site/home/page'), dogs: route('../portal/dogs/page') }
  const trimmed = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify({ routes })};`)
  expect(JSON.parse(trimmed.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    routes: { ...routes, dogs: { ...routes.dogs, imports: [] } },
  })
  expect(() => trimRouteManifest('export default {}')).toThrow('manifest')
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

test("the router's endless reload is bound in the release that is installed, and a build against another stops", () => {
  const file = createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist\/.*/, 'dist/production/lib/dom/ssr/routeModules.js')
  const bound = boundReloads(readFileSync(file, 'utf8'))
  expect(bound).toContain('if (!reloadForModule(route.module)) return { default() { throw error } };')
  expect(bound).not.toContain('location.reload')
  expect(() => boundReloads('import(route.module)')).toThrow('no longer reloads')
})
