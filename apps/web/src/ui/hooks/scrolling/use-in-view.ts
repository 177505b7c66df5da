import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come within `marginPx` of the viewport; stays true. */
export function useInView(place: RefObject<HTMLElement | null>, marginPx = 300) {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, place, marginPx])
  return near
}
