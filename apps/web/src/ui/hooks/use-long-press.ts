import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** A finger that rests so long means to take hold. */
const restMs = 250
/** One that went further before means to scroll. */
const stillPx = 8

type Resting = { timer: ReturnType<typeof setTimeout>; x: number; y: number }

/** Tells a finger that rests from one that scrolls; from then on until it leaves, nothing scrolls and no press follows. */
export function useLongPress(element: RefObject<HTMLElement | null>) {
  const resting = useRef<Resting>(null)
  const holds = useRef(false)

  useEffect(() => {
    const node = element.current
    if (!node) return
    const keepStill = (event: Event) => {
      if (holds.current) event.preventDefault()
    }
    const lift = (event: Event) => {
      keepStill(event)
      holds.current = false
    }
    // React listens to these passively, and what is passive cannot keep the page from scrolling.
    node.addEventListener('touchmove', keepStill, { passive: false })
    node.addEventListener('contextmenu', keepStill)
    node.addEventListener('touchend', lift, { passive: false })
    node.addEventListener('touchcancel', lift)
    return () => {
      clearTimeout(resting.current?.timer)
      node.removeEventListener('touchmove', keepStill)
      node.removeEventListener('contextmenu', keepStill)
      node.removeEventListener('touchend', lift)
      node.removeEventListener('touchcancel', lift)
    }
  }, [element])

  const leave = () => {
    clearTimeout(resting.current?.timer)
    resting.current = null
  }
  return {
    rest({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>, onHeld: () => void) {
      // Where the element under the last finger was taken away, nobody heard it leave.
      holds.current = false
      const timer = setTimeout(() => {
        resting.current = null
        holds.current = true
        onHeld()
      }, restMs)
      resting.current = { timer, x, y }
    },
    moved({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) {
      const at = resting.current
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > stillPx) leave()
    },
    leave,
  }
}
