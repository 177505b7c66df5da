import { hasPendingLogout } from '@rumi/data-layer/pending-logout'

/** True if the user logged out here while the server was unreachable. */
export function wasClosedHere() {
  try {
    return hasPendingLogout(window.localStorage)
  } catch {
    return false
  }
}
