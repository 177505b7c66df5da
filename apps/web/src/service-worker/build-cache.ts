import { offlinePath, type Area, type SiteBuild } from './site-build.ts'

const prefix = 'rumi-build:'
/** Concurrent requests for precaching: leaves bandwidth for the page in use. */
const atOnce = 4

type BuildCacheOptions = {
  build: SiteBuild
  caches: CacheStorage
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** True once a newer worker is active: stops writes that it would have to delete again. */
  isReplaced: () => boolean
}

/**
 * Cache of one build, so that a page and its files are always of one version. The previous build stays, because its
 * open pages may still request files.
 */
export function createBuildCache({ build, caches, fetch, isReplaced }: BuildCacheOptions) {
  const name = prefix + build.manifest
  const isAsset = new Set(build.assets)
  const opened = async () => {
    if (isReplaced()) throw new Error(`A newer build than ${build.manifest} is in use.`)
    return caches.open(name)
  }

  const knownBuilds = async () => (await caches.keys()).filter((known) => known.startsWith(prefix))
  const otherBuilds = async () => (await knownBuilds()).filter((known) => known !== name)

  /** Looks in this build first, then in the previous one. */
  async function find(path: string) {
    const builds = await knownBuilds()
    const others = builds.filter((known) => known !== name).toReversed()
    for (const known of builds.includes(name) ? [name, ...others] : others) {
      const found = await (await caches.open(known)).match(path)
      if (found) return found
    }
    return undefined
  }

  /** Caches a page, unless it is of another build: its files would be missing. */
  async function cachePage(path: string, response: Response) {
    if (!isPage(response)) return false
    const copy = response.clone()
    if (!(await response.text()).includes(build.manifest)) return false
    await (await opened()).put(path, copy)
    return true
  }

  async function cacheFile(path: string) {
    const cache = await opened()
    if (await cache.match(path)) return
    const response = await fetch(path)
    if (response.ok) await cache.put(path, response)
    else throw new Error(`${path}: ${response.status}`)
  }

  async function cacheFiles(paths: readonly string[]) {
    const left = [...paths]
    const work = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await cacheFile(path)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  return {
    find,
    cachePage,
    isAsset: (path: string) => isAsset.has(path),
    /** Stores a response under its path and replaces the old one. */
    put: async (path: string, response: Response) => (await opened()).put(path, response),
    /** Caches the offline page. */
    async cacheOfflinePage() {
      const response = await fetch(offlinePath, { cache: 'no-cache' })
      if (!response.ok) throw new Error(`${offlinePath}: ${response.status}`)
      await (await opened()).put(offlinePath, response)
    },
    /** Caches all files of an area, its frame last: a cached frame implies that everything it needs is cached. */
    async cacheArea(area: Area) {
      const frame = await fetch(area, { cache: 'no-cache', credentials: 'omit' })
      const isOurs = isPage(frame) && (await frame.clone().text()).includes(build.manifest)
      if (!isOurs) return
      await cacheFiles(build.areaFiles[area])
      await cachePage(area, frame)
    },
    /** Caches a public page that was opened before the worker was active, with its files. */
    async cacheSeen(path: string, files: readonly string[]) {
      await cacheFiles(files.filter((file) => isAsset.has(file)))
      if (await (await opened()).match(path)) return
      await cachePage(path, await fetch(path, { cache: 'no-cache' }))
    },
    /** Deletes all builds except this and the previous one. */
    async forgetOldBuilds() {
      const old = (await otherBuilds()).slice(0, -1)
      await Promise.all(old.map((known) => caches.delete(known)))
    },
  }
}

export type BuildCache = ReturnType<typeof createBuildCache>

const isPage = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true
