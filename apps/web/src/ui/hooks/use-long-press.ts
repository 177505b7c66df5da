import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** A longer press of a finger starts a drag. */
const restMs = 250
/** A larger move before that scrolls. */
const stillPx = 8

type Resting = { timer: ReturnType<typeof setTimeout>; x: number; y: number }

/** Distinguishes a long press from scrolling; from then until release, suppresses scrolling and the click. */
export function useLongPress(element: RefObject<HTMLElement | null>) {
  const resting = useRef<Resting>(null)
  const holds = useRef(false)

  useEffect(() => {
    const node = element.current
    if (!node) return
    const preventScroll = (event: Event) => {
      if (holds.current) event.preventDefault()
    }
    const lift = (event: Event) => {
      preventScroll(event)
      holds.current = false
    }
    // React attaches these as passive listeners, which cannot prevent scrolling.
    node.addEventListener('touchmove', preventScroll, { passive: false })
    node.addEventListener('contextmenu', preventScroll)
    node.addEventListener('touchend', lift, { passive: false })
    node.addEventListener('touchcancel', lift)
    return () => {
      clearTimeout(resting.current?.timer)
      node.removeEventListener('touchmove', preventScroll)
      node.removeEventListener('contextmenu', preventScroll)
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
      // No release event arrives if the pressed element was removed.
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
