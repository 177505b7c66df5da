const entry = 'rumi:reloads'

/** Limit of consecutive reloads for one file. */
const mostReloads = 2

/** Failures older than this are forgotten. */
const forgottenAfterMs = 5 * 60_000

/**
 * `page` is the load time of the page with the last failure: one page counts once, regardless of how often its file
 * fails.
 */
type Tries = Record<string, { count: number; lastMs: number; page: number }>
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>
type Browser = { storage: TabStorage; reload: () => void; nowMs: number; page: number; isOnline: boolean }

const thisTab = (): Browser => ({
  storage: window.sessionStorage,
  reload: () => window.location.reload(),
  nowMs: Date.now(),
  page: performance.timeOrigin,
  isOnline: navigator.onLine,
})

/**
 * Reloads the page after a script file failed to load, as after a release, and returns true. Returns false if
 * reloading did not help before, cannot be counted, or the device is offline: then the page shows the error on
 * navigation. A failed prefetch does not reload.
 */
export function reloadForModule(module: string, browser: () => Browser = thisTab) {
  try {
    const { storage, reload, nowMs, page, isOnline } = browser()
    if (!isOnline) return false
    const tries = JSON.parse(storage.getItem(entry) ?? '{}') as Tries
    const last = tries[module]
    const count = last && nowMs - last.lastMs < forgottenAfterMs ? last.count : 0
    const isCounted = count > 0 && last?.page === page
    if (count >= mostReloads && !isCounted) return false
    const known = { count: isCounted ? count : count + 1, lastMs: nowMs, page }
    storage.setItem(entry, JSON.stringify({ ...tries, [module]: known }))
    reload()
    return true
  } catch {
    return false
  }
}

/** Clears the counters, on a user's retry. */
export function forgetReloads() {
  try {
    window.sessionStorage.removeItem(entry)
  } catch {
    // No stored counters.
  }
}
