import { storedRole } from '@rumi/data-layer/stored-role'

/** Role of the last login in this browser; undefined without storage. */
export function roleInThisBrowser() {
  try {
    return storedRole(window.localStorage)
  } catch {
    return null
  }
}
