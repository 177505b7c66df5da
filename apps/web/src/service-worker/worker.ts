import { answerRequest } from './answer-request.ts'
import { createBuildCache } from './build-cache.ts'
import type { SiteBuild, WorkerNote } from './site-build.ts'
import type { WorkerFetch, WorkerScope } from './worker-scope.ts'

declare const self: unknown
/** Injected at build time (`build-steps/build-worker.ts`). */
declare const SITE_BUILD: SiteBuild

const scope = self as WorkerScope
const kept = createBuildCache({
  build: SITE_BUILD,
  caches,
  fetch: (url, init) => fetch(url, init),
  isReplaced: () => scope.serviceWorker?.state === 'redundant',
})

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([kept.cacheOfflinePage(), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, kept.forgetOldBuilds(), scope.clients.claim()]))
})

const askServer =
  ({ request, preloadResponse }: WorkerFetch) =>
  async () =>
    (await preloadResponse) ?? fetch(request)

scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, {
    kept,
    origin: scope.location.origin,
    fetch: askServer(event),
    later: (work) => event.waitUntil(work),
  })
  if (answer) event.respondWith(answer)
})

scope.addEventListener('message', (event) => {
  const note = event.data as WorkerNote
  const work = 'keepArea' in note ? kept.keepArea(note.keepArea) : kept.cacheSeen(note.seen, note.files)
  // Retried with the next page.
  event.waitUntil(Promise.all([work, kept.cacheOfflinePage()]).catch(() => undefined))
})
