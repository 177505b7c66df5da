import { respondTo } from './respond-to.ts'
import { createBuildCache } from './build-cache.ts'
import { openPressed, showPush } from './show-push.ts'
import type { SiteBuild, WorkerNote } from './site-build.ts'
import type { WorkerFetch, WorkerScope } from './worker-scope.ts'

declare const self: unknown
/** Injected at build time (`build-steps/build-worker.ts`). */
declare const SITE_BUILD: SiteBuild

const scope = self as WorkerScope
const cache = createBuildCache({
  build: SITE_BUILD,
  caches,
  fetch: (url, init) => fetch(url, init),
  isReplaced: () => scope.serviceWorker?.state === 'redundant',
})

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cache.cacheOfflinePage(), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, cache.forgetOldBuilds(), scope.clients.claim()]))
})

const fetchFromServer =
  ({ request, preloadResponse }: WorkerFetch) =>
  async () =>
    (await preloadResponse) ?? fetch(request)

scope.addEventListener('fetch', (event) => {
  const response = respondTo(event.request, {
    cache,
    origin: scope.location.origin,
    fetch: fetchFromServer(event),
    later: (work) => event.waitUntil(work),
  })
  if (response) event.respondWith(response)
})

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(scope, event.data.json() as Parameters<typeof showPush>[1]))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPressed(scope, String(event.notification.data)))
})

scope.addEventListener('message', (event) => {
  const note = event.data as WorkerNote
  const work = 'keepArea' in note ? cache.cacheArea(note.keepArea) : cache.cacheSeen(note.seen, note.files)
  // Retried with the next page.
  event.waitUntil(Promise.all([work, cache.cacheOfflinePage()]).catch(() => undefined))
})
