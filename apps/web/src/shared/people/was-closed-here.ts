import { hasPendingLogout } from '@rumi/data-layer/pending-logout'

/** Whether somebody logged out in this browser while the server could not be told. */
export function wasClosedHere() {
  try {
    return hasPendingLogout(window.localStorage)
  } catch {
    return false
  }
}
