import { type RefObject, useEffect, useState } from 'react'

/** How many slides the style sheet shows at once: it sets `--per-view`, which this reads and follows. */
export function usePerView(track: RefObject<HTMLElement | null>) {
  const [perView, setPerView] = useState<number>()
  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => setPerView(Number(getComputedStyle(element).getPropertyValue('--per-view')) || 1)
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [track])
  return perView
}
