import { keptRole } from '@rumi/data-layer/kept-role'

/** The role of whoever logged in here last; a browser that forbids storage remembers nobody. */
export function roleInThisBrowser() {
  try {
    return keptRole(window.localStorage)
  } catch {
    return null
  }
}
