import { useCallback, useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** True if the page is scrolled further than `thresholdPx`. */
export function useScrolledPast(thresholdPx: number) {
  const read = useCallback(() => window.scrollY > thresholdPx, [thresholdPx])
  return useSyncExternalStore(subscribe, read, () => false)
}
