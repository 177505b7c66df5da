import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, live; `whenUnknown` stands in the page as it is built. */
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
