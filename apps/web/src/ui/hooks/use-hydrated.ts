import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True after hydration; false in the HTML as built. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
