import { useEffect, useRef } from 'react'

/** Moves the keyboard to where the next step begins, but not when the page opens. */
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
