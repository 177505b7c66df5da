import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from './metrics.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { watchVisibleShare } from '../hooks/scrolling/watch-visible-share.ts'

type RevealProps = {
  /** Position among its siblings: the first shows at once, the others follow one after the other. */
  index: number
  as?: 'div' | 'li' | 'article'
  className?: string
  children: ReactNode
}

/**
 * Fades and slides in once half of it is visible (spec §2, 'Common display behaviour'). The HTML shows everything:
 * hydration hides only what is out of view, so that nothing depends on the script.
 */
export function Reveal({ index, as: Element = 'div', className = '', children }: RevealProps) {
  const place = useRef<HTMLElement>(null)
  const isBuilt = !useHydrated()
  const [away, setAway] = useState(index > 0 && !isBuilt)
  const [seen, setSeen] = useState(index === 0)

  useEffect(() => {
    if (seen || !place.current) return
    return watchVisibleShare(place.current, (share) => {
      if (share === 0) setAway(true)
      if (share >= reveal.visibleShare) setSeen(true)
    })
  }, [seen])

  const Tag = Element as 'div'
  return (
    <Tag
      ref={place as React.RefObject<HTMLDivElement>}
      data-away={(away && !seen) || undefined}
      className={`reveal ${className}`}
      style={
        {
          '--reveal-ms': `${reveal.durationMs}ms`,
          '--reveal-delay-ms': `${index * reveal.delayPerItemMs}ms`,
        } as CSSProperties
      }
    >
      {children}
    </Tag>
  )
}
