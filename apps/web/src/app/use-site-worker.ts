import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { areaOf, type WorkerNote } from '../service-worker/site-build.ts'

/** Long enough for the first picture and what a visitor does first: the worker is for later. */
const quietMs = 2_500

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : work()

/** Calls once the page has loaded and stood for a while; answers how to take that back. */
function onceQuiet(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(() => whenIdle(work), quietMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

/** What the worker is told of the page that stands at a path. */
function noteOf(path: string): WorkerNote {
  const area = areaOf(path)
  if (area) return { keepArea: area }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  return { seen: path, files }
}

const told = new Set<string>()

/** Tells the worker once of each area and public page; one that came with a new build knows nothing yet. */
async function tellWorker(path: string) {
  const topic = areaOf(path) ?? path
  if (told.has(topic)) return
  told.add(topic)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(noteOf(path))
}

/** Deletes what an ended session left on this device, from whatever page it is opened again. */
async function forgetExpired() {
  const { forgetExpiredAnswers } = await import('../shared/fetching/cached-answers.ts')
  await forgetExpiredAnswers(Date.now())
}

let registered: Promise<unknown> | undefined

/**
 * Once a page. Whether there is a new build is asked at once: browsers put that off for as long as the worker is busy. One that
 * allows no worker shows its own page offline, as it would have.
 */
const register = () =>
  (registered ??= navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => registration.update())
    .catch(() => undefined))

/** Has this site answer offline too: registers the worker once the page is at rest, and tells it what is used here. */
export function useSiteWorker() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const tellAnew = () => {
      told.clear()
      void tellWorker(pathname)
    }
    const cancel = onceQuiet(() => {
      // In a private area the store does so first thing.
      if (!areaOf(pathname)) void forgetExpired()
      navigator.serviceWorker.addEventListener('controllerchange', tellAnew)
      void register().then(() => tellWorker(pathname))
    })
    return () => {
      cancel()
      navigator.serviceWorker.removeEventListener('controllerchange', tellAnew)
    }
  }, [pathname])
}
