import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from './metrics.ts'
import { watchVisibleShare } from '../hooks/scrolling/watch-visible-share.ts'

/**
 * Fades its content in when at least half of it comes into view (spec §2, 'Common display behaviour'). Content visible
 * on page load shows at once, without waiting for a script.
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
