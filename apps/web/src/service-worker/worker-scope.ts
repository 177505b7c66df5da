/** What TypeScript's browser types leave out of a service worker's own: just what ours uses. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type WorkerFetch = WorkerEvent & {
  request: Request
  /** What the browser asked for while the worker was still waking up; nothing for all but navigations. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type WorkerMessage = WorkerEvent & { data: unknown }

type WorkerEvents = {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: WorkerFetch
  message: WorkerMessage
}

/** The global object of a service worker. */
export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  /** This worker itself; older browsers do not say. */
  serviceWorker?: ServiceWorker
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    heard: (event: WorkerEvents[Name]) => void,
  ) => void
}
