import type { BuildCache } from './build-cache.ts'
import { areaOf, requestedParam, offlinePath } from './site-build.ts'

/**
 * Paths the worker never handles: the API, files and photographs of people and the business, and films, which use
 * range requests.
 */
const leftAlone = /^\/(api|files|fotos|films)(\/|$)/
/** Pages without a cached copy: their address or content belongs to one user. */
const neverCached = /^\/(auth|pagar|reservar)(\/|$)/
/** Data and pictures of pages, under names that do not change with the content. */
const withCopy = /\.data$|^\/ilustraciones\//

type ReceivedRequest = Pick<Request, 'method' | 'mode' | 'url'>
type Answering = {
  cache: BuildCache
  origin: string
  fetch: () => Promise<Response>
  /** Extends the worker's lifetime for work after the response. */
  later: (work: Promise<unknown>) => void
}

/** Responds to a request from cache and network; undefined leaves it to the browser. */
export function respondTo({ method, mode, url }: ReceivedRequest, answering: Answering) {
  const { pathname: path, search, origin: requestOrigin } = new URL(url)
  if (method !== 'GET' || requestOrigin !== answering.origin || leftAlone.test(path)) return undefined
  if (path.startsWith('/assets/')) return asset(path, answering)
  if (mode === 'navigate') return page(path, search, answering)
  return withCopy.test(path) ? copied(path, answering) : undefined
}

/** Hashed files are immutable. */
async function asset(path: string, { cache, fetch, later }: Answering) {
  const known = await cache.find(path)
  if (known) return known
  const response = await fetch()
  if (response.ok && cache.isAsset(path)) later(cache.put(path, response.clone()).catch(ignore))
  return response
}

/** Network first, so that online users never see a stale page. */
async function page(path: string, search: string, { cache, fetch, later }: Answering) {
  const area = areaOf(path)
  try {
    const response = await fetch()
    if (!area && !neverCached.test(path)) later(cache.cachePage(path, response.clone()).catch(ignore))
    return response
  } catch (failure) {
    const known = await cache.find(area ?? path)
    if (known && area && area !== path) return toFrame(area, path + search)
    const ours = known ?? (await cache.find(offlinePath))
    if (ours) return ours
    throw failure
  }
}

/**
 * Redirects to the frame's own address, because the router hydrates the frame only there; the frame then navigates to
 * the requested page.
 */
function toFrame(area: string, requestedPath: string) {
  const location = `${area}?${new URLSearchParams({ [requestedParam]: requestedPath })}`
  return new Response(null, { status: 302, headers: { location } })
}

/** Network first; offline, the cached copy. */
async function copied(path: string, { cache, fetch, later }: Answering) {
  try {
    const response = await fetch()
    if (response.ok) later(cache.put(path, response.clone()).catch(ignore))
    return response
  } catch (failure) {
    const known = await cache.find(path)
    if (known) return known
    throw failure
  }
}

/** A full disk stores no copy; the response is the same. */
const ignore = () => undefined
