import { offlinePath, type Area, type SiteBuild } from './site-build.ts'

const prefix = 'rumi-build:'
/** So many requests at once fetch what is kept ahead: a page that is being used has the rest of the line. */
const atOnce = 4

type KeptFilesOptions = {
  build: SiteBuild
  caches: CacheStorage
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Whether a newer worker is at work: what it forgot is not begun anew by what this one still had in hand. */
  isReplaced: () => boolean
}

/**
 * What is kept of one build, in a cache of its own, so that a page and its files are always of one version. The build
 * before stays until the next: pages that were opened with it may still ask for its files.
 */
export function keptFiles({ build, caches, fetch, isReplaced }: KeptFilesOptions) {
  const name = prefix + build.manifest
  const isAsset = new Set(build.assets)
  const opened = async () => {
    if (isReplaced()) throw new Error(`A newer build than ${build.manifest} is in use.`)
    return caches.open(name)
  }

  const knownBuilds = async () => (await caches.keys()).filter((known) => known.startsWith(prefix))
  const otherBuilds = async () => (await knownBuilds()).filter((known) => known !== name)

  /** Of this build if there is one, else of the build before. */
  async function find(path: string) {
    const builds = await knownBuilds()
    const others = builds.filter((known) => known !== name).toReversed()
    for (const known of builds.includes(name) ? [name, ...others] : others) {
      const found = await (await caches.open(known)).match(path)
      if (found) return found
    }
    return undefined
  }

  /** Keeps a page's answer as the last copy of its path; one of another build would name files that are not kept. */
  async function keepPage(path: string, answer: Response) {
    if (!isPage(answer)) return false
    const copy = answer.clone()
    if (!(await answer.text()).includes(build.manifest)) return false
    await (await opened()).put(path, copy)
    return true
  }

  async function keepFile(path: string) {
    const cache = await opened()
    if (await cache.match(path)) return
    const answer = await fetch(path)
    if (answer.ok) await cache.put(path, answer)
    else throw new Error(`${path}: ${answer.status}`)
  }

  async function keepAll(paths: readonly string[]) {
    const left = [...paths]
    const work = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await keepFile(path)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  return {
    find,
    keepPage,
    isAsset: (path: string) => isAsset.has(path),
    /** Keeps an answer under its path, whatever was kept there. */
    put: async (path: string, answer: Response) => (await opened()).put(path, answer),
    /** Asks for the page of ours that stands in where nothing is known. */
    async keepOfflinePage() {
      const answer = await fetch(offlinePath, { cache: 'no-cache' })
      if (!answer.ok) throw new Error(`${offlinePath}: ${answer.status}`)
      await (await opened()).put(offlinePath, answer)
    },
    /** Keeps all that an area is made of, its frame last: where that is kept, nothing it needs is missing. */
    async keepArea(area: Area) {
      const frame = await fetch(area, { cache: 'no-cache', credentials: 'omit' })
      const isOurs = isPage(frame) && (await frame.clone().text()).includes(build.manifest)
      if (!isOurs) return
      await keepAll(build.areaFiles[area])
      await keepPage(area, frame)
    },
    /** Keeps a public page that was seen before there was a worker, with the files that it loaded. */
    async keepSeen(path: string, files: readonly string[]) {
      await keepAll(files.filter((file) => isAsset.has(file)))
      if (await (await opened()).match(path)) return
      await keepPage(path, await fetch(path, { cache: 'no-cache' }))
    },
    /** Forgets every build but this one and the one before. */
    async forgetOldBuilds() {
      const old = (await otherBuilds()).slice(0, -1)
      await Promise.all(old.map((known) => caches.delete(known)))
    },
  }
}

export type KeptFiles = ReturnType<typeof keptFiles>

const isPage = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true
