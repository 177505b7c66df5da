import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const quietMs = 500
const patienceMs = 5_000

/** Event streams stay open as long as their screen and are not awaited. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/stream')

/** Follows a page's requests; the answered function waits until none of them is open any more. */
export function followRequests(page: Page) {
  const open = new Set<Request>()
  let changedAt = 0
  const changed = () => (changedAt = performance.now())
  page.on('request', (request) => {
    if (isStream(request)) return
    open.add(request)
    changed()
  })
  const ended = (request: Request) => {
    if (open.delete(request)) changed()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async function untilQuiet() {
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline && (open.size > 0 || performance.now() - changedAt < quietMs))
      await pause(20)
    open.clear()
  }
}
