import { keptRole } from '@rumi/data-layer/kept-role'

/** Role of the last login in this browser; undefined without storage. */
export function roleInThisBrowser() {
  try {
    return keptRole(window.localStorage)
  } catch {
    return null
  }
}
