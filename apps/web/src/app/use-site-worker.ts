import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { areaOf, type WorkerNote } from '../service-worker/site-build.ts'
import { forgetExpiredAnswers } from '../shared/fetching/cached-answers.ts'

/** Delay for the first picture and interaction: the worker can wait. */
const quietMs = 2_500

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : work()

/** Runs a task after the page has loaded and settled; returns a function that cancels it. */
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

/** Message to the worker about the page at a path. */
function noteOf(path: string): WorkerNote {
  const area = areaOf(path)
  if (area) return { keepArea: area }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  return { seen: path, files }
}

const notified = new Set<string>()

/** Reports each area and public page to the worker once; a worker of a new build starts empty. */
async function notifyWorker(path: string) {
  const topic = areaOf(path) ?? path
  if (notified.has(topic)) return
  notified.add(topic)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(noteOf(path))
}

let registered: Promise<unknown> | undefined

/**
 * Once per page. Checks for a new build at once: browsers delay that while the worker is busy. Browsers without
 * workers show their own offline page.
 */
const register = () =>
  (registered ??= navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => registration.update())
    .catch(() => undefined))

/** Registers the service worker once the page has settled, and reports which areas are used. */
export function useSiteWorker() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const sendAgain = () => {
      notified.clear()
      void notifyWorker(pathname)
    }
    const cancel = onceQuiet(() => {
      // In a private area the store does so on creation.
      if (!areaOf(pathname)) void forgetExpiredAnswers(Date.now())
      navigator.serviceWorker.addEventListener('controllerchange', sendAgain)
      void register().then(() => notifyWorker(pathname))
    })
    return () => {
      cancel()
      navigator.serviceWorker.removeEventListener('controllerchange', sendAgain)
    }
  }, [pathname])
}
