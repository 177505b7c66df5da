/** Spec §9: local storage, key 'root', entry prefix 'persist:', timeout 5000 ms. */
export const storageKey = 'root'
export const storagePrefix = 'persist:'
export const storageTimeoutMs = 5000

/** The one entry of local storage: a JSON object whose values are JSON again, one per persisted part. */
export const storageEntry = `${storagePrefix}${storageKey}`

/** Required part of `localStorage`. */
export type KeyValueStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** Storage that lasts as long as the page: for tests, servers and browsers that keep nothing. */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
