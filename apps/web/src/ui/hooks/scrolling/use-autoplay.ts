import { useEffect, useEffectEvent, useState } from 'react'
import { reducedMotion, useMediaQuery } from '../use-media-query.ts'

/**
 * Calls `advance` every `intervalMs` until stopped. Pauses while `held` (hovered, focused) and while the tab is
 * hidden; never starts by itself with reduced motion. Without an interval it does nothing.
 */
export function useAutoplay(intervalMs: number | undefined, advance: () => void) {
  const still = useMediaQuery(reducedMotion)
  const [choice, setChoice] = useState<'play' | 'stop'>()
  const [held, setHeld] = useState(false)
  const playing = intervalMs !== undefined && (choice ?? (still ? 'stop' : 'play')) === 'play'
  const tick = useEffectEvent(() => {
    if (!document.hidden) advance()
  })

  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => tick(), intervalMs)
    return () => clearInterval(timer)
  }, [playing, held, intervalMs])

  return {
    playing,
    setHeld,
    stop: () => setChoice('stop'),
    toggle: () => setChoice(playing ? 'stop' : 'play'),
  }
}
