import {
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { reducedMotion, useMediaQuery } from '../use-media-query.ts'
import { wrapIndex, stepOfSwipe } from '../../controls/carousel-position.ts'
import { swipeThresholdPx } from '../../layout/metrics.ts'

/** A finger that moves less than this presses and does not drag. */
const dragAfterPx = 8

type SwipeListener = { onStep: (step: -1 | 1) => void; onTouch: () => void }

/** Tracks a horizontal swipe by finger or mouse, and reports its direction on release. */
export function useSwipe({ onStep, onTouch }: SwipeListener) {
  const startX = useRef<number>(undefined)
  const dragged = useRef(false)
  const [offsetPx, setOffsetPx] = useState(0)

  const end = (event: PointerEvent) => {
    if (startX.current === undefined) return
    const step = stepOfSwipe(event.clientX - startX.current, swipeThresholdPx)
    startX.current = undefined
    setOffsetPx(0)
    if (step !== 0 && event.type === 'pointerup') onStep(step)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') onTouch()
      if (event.button !== 0) return
      startX.current = event.clientX
      dragged.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current === undefined) return
      const movedPx = event.clientX - startX.current
      if (!dragged.current && Math.abs(movedPx) < dragAfterPx) return
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = true
      setOffsetPx(movedPx)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return
      event.preventDefault()
      event.stopPropagation()
      dragged.current = false
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
  return { offsetPx, handlers }
}

const turnMs = 250

/** Animates a rotated ring into its new order, along the shorter way, unless motion is reduced. */
export function useTurn(
  track: RefObject<HTMLElement | null>,
  { places, count }: { places: number; count: number },
) {
  const before = useRef(places)
  useLayoutEffect(() => {
    const onward = wrapIndex(places - before.current, count)
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
