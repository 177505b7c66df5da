import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the page's script has taken over; a page as it was built cannot do anything yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
