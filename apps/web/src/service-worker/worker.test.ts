import { expect, test } from 'vitest'
import { respondTo } from './respond-to.ts'
import { createBuildCache } from './build-cache.ts'
import type { SiteBuild } from './site-build.ts'

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const pageOf = (build: string, words: string) => new Response(`${words} /assets/manifest-${build}.js`, html)

/** Cache Storage as far as the worker uses it, keyed by path. */
function memoryCaches() {
  const named = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = named.get(name) ?? new Map<string, Response>()
    named.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
    }
  }
  const keys = async () => [...named.keys()]
  const remove = async (name: string) => named.delete(name)
  return { open, keys, delete: remove } as unknown as CacheStorage
}

type Server = Record<string, () => Response>

/** Worker of a build, with a server that may be offline. */
function workerOf(name: string, caches: CacheStorage, server: Server) {
  let isAway = false
  let isReplaced = false
  const requests: string[] = []
  const build: SiteBuild = {
    manifest: `manifest-${name}.js`,
    assets: ['/assets/a.js', '/assets/office.js'],
    areaFiles: { '/mi-cuenta': ['/assets/a.js'], '/oficina': ['/assets/a.js', '/assets/office.js'] },
  }
  const fetch = async (path: string) => {
    requests.push(path)
    if (isAway) throw new TypeError('Failed to fetch')
    return server[path]?.() ?? new Response('', { status: 404 })
  }
  const cache = createBuildCache({ build, caches, fetch, isReplaced: () => isReplaced })
  return {
    cache,
    requests,
    cut: () => {
      isAway = true
    },
    replace: () => {
      isReplaced = true
    },
    navigate: async (path: string, mode: RequestMode = 'navigate', method = 'GET') => {
      const work: Promise<unknown>[] = []
      const url = `https://casa.mx${path}`
      const response = await respondTo(
        { method, mode, url },
        {
          cache,
          origin: 'https://casa.mx',
          fetch: () => fetch(path.replace(/\?.*/, '')),
          later: (one) => work.push(one),
        },
      )
      const text = response?.headers.get('location') ?? (await response?.text())
      await Promise.all(work)
      return text
    },
  }
}

const site: Server = {
  '/hotel': () => pageOf('one', 'hotel'),
  '/oficina': () => pageOf('one', 'frame'),
  '/sin-conexion.html': () => new Response('call us', html),
  '/assets/a.js': () => new Response('a'),
  '/assets/office.js': () => new Response('office'),
}

test('fetches a public page from the server, offline its last copy, or else the offline page', async () => {
  const { cache, navigate, cut } = workerOf('one', memoryCaches(), site)
  await cache.cacheOfflinePage()
  expect(await navigate('/hotel?de=anuncio')).toContain('hotel')
  cut()
  expect(await navigate('/hotel')).toContain('hotel')
  expect(await navigate('/grooming')).toBe('call us')
})

test("responds with an area's frame once the area is cached, before that with the offline page", async () => {
  const { cache, navigate, cut } = workerOf('one', memoryCaches(), site)
  await cache.cacheOfflinePage()
  await cache.cacheArea('/oficina')
  cut()
  expect(await navigate('/oficina/clientes?q=a')).toBe('/oficina?abrir=%2Foficina%2Fclientes%3Fq%3Da')
  expect(await navigate('/oficina?abrir=%2Foficina%2Fclientes')).toContain('frame')
  expect(await navigate('/mi-cuenta')).toBe('call us')
  expect(await navigate('/oficinas')).toBe('call us')
  expect(await navigate('/assets/office.js', 'cors')).toBe('office')
})

test('does not cache an area with a missing file', async () => {
  const away = { ...site, '/assets/office.js': () => new Response('', { status: 503 }) }
  const { cache } = workerOf('one', memoryCaches(), away)
  await expect(cache.cacheArea('/oficina')).rejects.toThrow('/assets/office.js: 503')
  expect(await cache.find('/oficina')).toBeUndefined()
})

test('never caches the API, private files, other methods and addresses of mails', async () => {
  const token = '/auth/verificar/secret'
  const { navigate, cache, requests } = workerOf('one', memoryCaches(), {
    ...site,
    [token]: () => pageOf('one', 'hi'),
  })
  for (const path of ['/api/desk/day', '/files/paper.jpg', '/fotos/patio.webp']) {
    expect(await navigate(path, 'cors')).toBeUndefined()
    expect(await navigate(path)).toBeUndefined()
  }
  expect(await navigate('/hotel', 'navigate', 'POST')).toBeUndefined()
  expect(requests).toEqual([])
  expect(await navigate(token)).toContain('hi')
  expect(await cache.find(token)).toBeUndefined()
})

test('passes on a page of another build without caching it', async () => {
  const { navigate, cache } = workerOf('one', memoryCaches(), {
    ...site,
    '/hotel': () => pageOf('two', 'newer'),
  })
  expect(await navigate('/hotel')).toContain('newer')
  expect(await cache.find('/hotel')).toBeUndefined()
})

test('a new build uses the previous cache until it has its own, and deletes older ones', async () => {
  const caches = memoryCaches()
  const server = { ...site }
  await workerOf('one', caches, server).cache.cacheArea('/oficina')
  server['/oficina'] = () => pageOf('two', 'newer frame')
  const second = workerOf('two', caches, server)
  await second.cache.cacheOfflinePage()
  await second.cache.forgetOldBuilds()
  expect(await (await second.cache.find('/oficina'))?.text()).toContain('manifest-one.js')
  await second.cache.cacheArea('/oficina')
  expect(await (await second.cache.find('/oficina'))?.text()).toContain('newer frame')
  const third = workerOf('three', caches, server)
  await third.cache.cacheOfflinePage()
  await third.cache.forgetOldBuilds()
  expect(await caches.keys()).toEqual(['rumi-build:manifest-two.js', 'rumi-build:manifest-three.js'])
})

test('pending work of a replaced worker does not restore what the newer one deleted', async () => {
  const caches = memoryCaches()
  const first = workerOf('one', caches, site)
  await first.cache.cacheOfflinePage()
  first.replace()
  await caches.delete('rumi-build:manifest-one.js')
  expect(await first.navigate('/hotel')).toContain('manifest-one.js')
  await expect(first.cache.cacheArea('/oficina')).rejects.toThrow('A newer build')
  expect(await first.cache.find('/hotel')).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})

test('caches a page opened before the worker, with the files of its build', async () => {
  const { cache, requests } = workerOf('one', memoryCaches(), site)
  await cache.cacheSeen('/hotel', ['/assets/a.js', '/api/posts', '/assets/of-another-build.js'])
  expect(requests).toEqual(['/assets/a.js', '/hotel'])
  expect(await cache.find('/hotel')).toBeDefined()
})
