import type { KeyValueStorage } from './files/storage-format.ts'

/** Local storage entry of a local logout that the server has not confirmed. */
const pendingLogoutEntry = 'rumi:pending-logout'

type Storage = Pick<KeyValueStorage, 'getItem' | 'setItem' | 'removeItem'>

/** True if a session closed on this device is still open on the server. False if storage is blocked. */
export function hasPendingLogout(storage: Pick<Storage, 'getItem'>) {
  try {
    return storage.getItem(pendingLogoutEntry) !== null
  } catch {
    return false
  }
}

/** Notes a logout that the server has not heard of, or that it has. */
export function notePendingLogout(storage: Storage, isPending: boolean) {
  try {
    if (isPending) storage.setItem(pendingLogoutEntry, '1')
    else storage.removeItem(pendingLogoutEntry)
  } catch {
    // Without storage the session ends on the server at its timeout.
  }
}
