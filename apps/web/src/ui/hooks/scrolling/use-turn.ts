import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wrapped } from '../../controls/carousel-position.ts'
import { reducedMotion } from '../use-media-query.ts'

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
