const entry = 'rumi:reloads'

/** So often in a row a page is loaded anew for the sake of one file. */
const mostReloads = 2

/** A file that failed longer ago than this is tried as if it never had. */
const forgottenAfterMs = 5 * 60_000

/** `page` is when the page began that met the failure last: one page counts once, however often its file fails. */
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
 * Loads the page anew because a file of its script could not be fetched, as after a new release, and answers true; or
 * false where that has not helped before, nothing can be counted, or there is no line to load anything by: then the page has to say so,
 * once somebody goes there. A file that was only fetched ahead, under a pointer, does not take the page away.
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

/** Lets every file be tried again, because somebody asks for it. */
export function forgetReloads() {
  try {
    window.sessionStorage.removeItem(entry)
  } catch {
    // Nothing was kept.
  }
}
