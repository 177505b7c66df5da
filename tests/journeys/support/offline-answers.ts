import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Resolves once the worker answers for this page and keeps what is found under a path: a page, or the frame of an area. With the
 * end of a manifest's name, what is kept of that build counts alone.
 */
export const untilCached = (page: Page, path: string, manifest = '') =>
  expect
    .poll(() => page.evaluate(isCached, { path, manifest }), {
      timeout: 30_000,
      message: `${path} is kept by the worker`,
    })
    .toBe(true)

async function isCached({ path, manifest }: { path: string; manifest: string }) {
  if (!navigator.serviceWorker.controller) return false
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('rumi-build:') && name.endsWith(manifest),
  )
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)))
  return found.some(Boolean)
}

/** The answers that this browser keeps for when it is offline, by account and call. */
export const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('rumi-known'))) return []
    const requests = await (await caches.open('rumi-known')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
