import { useCallback, useSyncExternalStore } from 'react'

/** True if a media query matches, live; `whenUnknown` is the value during hydration. */
export function useMediaQuery(query: string, whenUnknown = false) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => whenUnknown,
  )
}

export const reducedMotion = '(prefers-reduced-motion: reduce)'
