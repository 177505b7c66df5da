import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { reducedMotion } from './use-media-query.ts'

const turnMs = 250

/** By how many places a row was turned, and how to turn it; it slides into its new order unless motion is reduced. */
export function useTurn(track: RefObject<HTMLElement | null>) {
  const [places, setPlaces] = useState(0)
  const before = useRef(places)

  useLayoutEffect(() => {
    const by = places - before.current
    before.current = places
    if (by === 0 || window.matchMedia(reducedMotion).matches) return
    const from = { transform: `translateX(calc(${by} * var(--step)))` }
    track.current?.animate([from, { transform: 'none' }], { duration: turnMs, easing: 'ease-out' })
  }, [places, track])

  return { places, turn: (by: number) => setPlaces((now) => now + by) }
}
