/** Service worker types that TypeScript's browser library lacks, limited to those in use. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type WorkerFetch = WorkerEvent & {
  request: Request
  /** Preloaded response of a navigation; undefined for other requests. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
export type WorkerMessage = WorkerEvent & { data: unknown }

export type WorkerPush = WorkerEvent & { data: { json: () => unknown } | null }
export type WorkerPress = WorkerEvent & { notification: Notification }
/** Open window of the site. */
export type WorkerClient = { focus: () => Promise<unknown>; navigate: (path: string) => Promise<unknown> }

type WorkerEvents = {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: WorkerFetch
  message: WorkerMessage
  push: WorkerPush
  notificationclick: WorkerPress
}

/** Global object of a service worker. */
export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  /** This worker; missing in older browsers. */
  serviceWorker?: ServiceWorker
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly WorkerClient[]>
    openWindow: (path: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
