const entry = 'rumi:volver'

/** How long a way back is good for: a registration is proved by mail, which may wait until the evening. */
const keptHours = 48

/** Remembers where somebody wanted to go, for when they come back from their mail program without it. */
export function keepReturnPath(path: string, nowMs = Date.now()) {
  try {
    localStorage.setItem(entry, JSON.stringify({ path, keptAtMs: nowMs }))
  } catch {
    // Without storage they begin at home.
  }
}

/** Where somebody wanted to go before they registered, once; nothing where that is long ago. */
export function takeReturnPath(nowMs = Date.now()): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null')
    localStorage.removeItem(entry)
    if (!isKept(kept) || nowMs - kept.keptAtMs > keptHours * 3_600_000) return undefined
    return kept.path
  } catch {
    return undefined
  }
}

const isKept = (kept: unknown): kept is { path: string; keptAtMs: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'path' in kept &&
  typeof kept.path === 'string' &&
  'keptAtMs' in kept &&
  typeof kept.keptAtMs === 'number'
