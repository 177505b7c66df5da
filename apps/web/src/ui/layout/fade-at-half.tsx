import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from './metrics.ts'
import { watchVisibleShare } from '../hooks/scrolling/watch-visible-share.ts'

/**
 * Fades its content in whenever at least half of it comes into view (spec §2, 'Common display behaviour'). What is in
 * view when the page opens is there at once, so that nothing waits for a script.
 */
export function FadeAtHalf({ className = '', children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (place.current)
      return watchVisibleShare(place.current, (share) => setAway(share < reveal.visibleShare))
  }, [])

  return (
    <div ref={place} data-away={away || undefined} className={`fade-at-half ${className}`}>
      {children}
    </div>
  )
}
