import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { areaFiles } from './build-worker.ts'
import { boundReloads } from './bounded-reloads.ts'
import { precompress } from './precompress.ts'
import { holdScripts, mostScriptBytes } from './script-bound.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

test('the route manifest keeps preloads of public pages and drops those of private pages', () => {
  const route = (id: string, parentId: string) => ({
    id,
    parentId,
    module: `/${id}.js`,
    hasLoader: true,
    hasAction: false,
    imports: ['/a.js'],
    css: [],
  })
  const routes = {
    home: route('../site/home/page', 'root'),
    frame: route('private-frame', 'root'),
    gate: route('owner-gate', 'private-frame'),
    dogs: route('../portal/dogs/page', 'owner-gate'),
  }
  const byId = Object.fromEntries(Object.values(routes).map((one) => [one.id, one]))
  const trimmed = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify({ routes: byId })};`)
  const kept = ({ id, parentId, module }: ReturnType<typeof route>) => ({
    id,
    parentId,
    module,
    hasLoader: true,
  })
  const page: { window: { __reactRouterManifest?: object } } = { window: {} }
  runInNewContext(trimmed, page)
  expect(page.window.__reactRouterManifest).toEqual({
    routes: {
      [routes.home.id]: { ...kept(routes.home), imports: ['/a.js'] },
      [routes.frame.id]: kept(routes.frame),
      [routes.gate.id]: kept(routes.gate),
      [routes.dogs.id]: kept(routes.dogs),
    },
  })
  expect(() => trimRouteManifest('export default {}')).toThrow('manifest')
})

test('an area contains its pages and their layouts, and no files of its neighbours', () => {
  const route = (id: string, parentId?: string, path?: string) => [
    id,
    { id, parentId, path, module: `/${id}.js`, imports: ['/frame.js'], css: [`/${id}.css`] },
  ]
  const manifest = {
    url: '/manifest.js',
    entry: { module: '/entry.js' },
    routes: Object.fromEntries([
      route('root', undefined, ''),
      route('gate', 'root'),
      route('office', 'gate', 'oficina'),
      route('till', 'gate', 'oficina/caja'),
      route('other', 'root', 'oficinas'),
    ]),
  }
  expect(areaFiles(manifest, '/oficina')).toEqual(
    ['entry', 'frame', 'gate', 'manifest', 'office', 'root', 'till']
      .map((name) => `/${name}.js`)
      .concat(['/gate.css', '/office.css', '/root.css', '/till.css'])
      .toSorted(),
  )
})

test('names a public page above the script budget, but no private one', async () => {
  const route = (id: string, parentId?: string, path?: string) => [
    id,
    { id, parentId, path, module: `/${id}.js`, imports: ['/frame.js'] },
  ]
  const manifest = {
    url: '/manifest.js',
    entry: { module: '/entry.js' },
    routes: Object.fromEntries([
      route('root', undefined, ''),
      route('../site/site-layout', 'root'),
      route('shop', '../site/site-layout', 'tienda'),
      ['home', { id: 'home', parentId: '../site/site-layout', index: true, module: '/home.js' }],
      route('./private-frame', 'root'),
      route('office', './private-frame', 'oficina'),
      route('../portal/guest/guest-layout', './private-frame'),
      route('guest', '../portal/guest/guest-layout', 'reservar'),
    ]),
  }
  const sizes =
    (shopBytes: number, guestBytes = 10) =>
    async (path: string) =>
      path === '/frame.js'
        ? mostScriptBytes - 60
        : path === '/shop.js'
          ? shopBytes
          : path === '/guest.js'
            ? guestBytes
            : 10
  await holdScripts(manifest, sizes(20))
  await expect(holdScripts(manifest, sizes(21))).rejects.toThrow(/: \/tienda \(170001 of 170000\)\.$/)
  await expect(holdScripts(manifest, sizes(20, 11))).rejects.toThrow(/: \/reservar \(170001 of 170000\)\.$/)
  await expect(holdScripts(manifest, async () => 45_000)).rejects.toThrow(
    /: \/tienda \(\d+ of 170000\), \/ \(\d+ of 170000\), \/reservar \(\d+ of 170000\)\.$/,
  )
})

test('compresses text of a kilobyte and more beside the original, but no pictures and smaller files', async () => {
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

test('bounds the endless reload of the installed router, and fails the build against another version', () => {
  const file = createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist\/.*/, 'dist/production/lib/dom/ssr/routeModules.js')
  const bound = boundReloads(readFileSync(file, 'utf8'))
  expect(bound).toContain('if (!reloadForModule(route.module)) return { default() { throw error } };')
  expect(bound).not.toContain('location.reload')
  expect(() => boundReloads('import(route.module)')).toThrow('no longer reloads')
})
