import { useEffect, useEffectEvent, useState, type RefObject, useLayoutEffect, useRef } from 'react'
import { reducedMotion, useMediaQuery } from '../use-media-query.ts'
import { wrapped } from '../../controls/carousel-position.ts'

const turnMs = 250

/** Animates a rotated ring into its new order, along the shorter way, unless motion is reduced. */
export function useTurn(
  track: RefObject<HTMLElement | null>,
  { places, count }: { places: number; count: number },
) {
  const before = useRef(places)
  useLayoutEffect(() => {
    const onward = wrapped(places - before.current, count)
    const by = onward > count / 2 ? onward - count : onward
    before.current = places
    if (by === 0 || window.matchMedia(reducedMotion).matches) return
    const from = { transform: `translateX(calc(${by} * var(--step)))` }
    track.current?.animate([from, { transform: 'none' }], { duration: turnMs, easing: 'ease-out' })
  }, [places, count, track])
}

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
