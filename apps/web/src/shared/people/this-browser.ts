import { storedRole } from '@rumi/data-layer/stored-role'
import { hasPendingLogout } from '@rumi/data-layer/pending-logout'

/** True if the user logged out here while the server was unreachable. */
export function wasClosedHere() {
  try {
    return hasPendingLogout(window.localStorage)
  } catch {
    return false
  }
}

/** Role of the last login in this browser; undefined without storage. */
export function roleInThisBrowser() {
  try {
    return storedRole(window.localStorage)
  } catch {
    return null
  }
}
