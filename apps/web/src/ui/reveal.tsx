import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from './metrics.ts'

type RevealProps = {
  /** Position among its siblings: the first is simply there, the others follow one after the other. */
  index: number
  as?: 'div' | 'li' | 'article'
  className?: string
  children: ReactNode
}

/** Fades and slides in once half of it is visible (spec §2, 'Common display behaviour'). */
export function Reveal({ index, as: Element = 'div', className = '', children }: RevealProps) {
  const place = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(index === 0)

  useEffect(() => {
    if (shown || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setShown(true),
      { threshold: reveal.visibleShare },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [shown])

  const Tag = Element as 'div'
  return (
    <Tag
      ref={place as React.RefObject<HTMLDivElement>}
      data-shown={shown || undefined}
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
