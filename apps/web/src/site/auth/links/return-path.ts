const entry = 'rumi:volver'

/** Lifetime of a return path: the registration mail may be opened hours later. */
const storageHours = 48

/** Stores the return path for the way back from the mail program. */
export function storeReturnPath(path: string, nowMs = Date.now()) {
  try {
    localStorage.setItem(entry, JSON.stringify({ path, keptAtMs: nowMs }))
  } catch {
    // Without storage the user starts at home.
  }
}

/** Returns and deletes the return path; undefined once expired. */
export function takeReturnPath(nowMs = Date.now()): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null')
    localStorage.removeItem(entry)
    if (!isStoredPath(stored) || nowMs - stored.keptAtMs > storageHours * 3_600_000) return undefined
    return stored.path
  } catch {
    return undefined
  }
}

const isStoredPath = (stored: unknown): stored is { path: string; keptAtMs: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  'path' in stored &&
  typeof stored.path === 'string' &&
  'keptAtMs' in stored &&
  typeof stored.keptAtMs === 'number'
