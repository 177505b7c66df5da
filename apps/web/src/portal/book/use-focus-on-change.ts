import { useEffect, useRef } from 'react'

/** Moves the focus to the start of the next step, but not on page load. */
export function useFocusOnChange<Element extends HTMLElement>(step: string) {
  const place = useRef<Element>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}
