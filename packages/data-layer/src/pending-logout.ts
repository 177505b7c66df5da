import type { KeyValueStorage } from './files/storage-format.ts'

/** The entry of local storage that says that a session was closed here while the server could not be told. */
const pendingLogoutEntry = 'rumi:pending-logout'

type Storage = Pick<KeyValueStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether a session that was closed on this device is still open on the server. A storage that is forbidden knows of none. */
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
    // Where nothing can be kept, the server ends the session when its time is over.
  }
}
