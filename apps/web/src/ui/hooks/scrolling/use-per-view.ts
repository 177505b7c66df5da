import { type RefObject, useEffect, useState } from 'react'

/** Number of slides visible at once: reads `--per-view`, which the style sheet sets. */
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
