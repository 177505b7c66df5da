import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusAlike } from './remember-focus.ts'

/**
 * Keeps the focus on a row that a live update moves to another list, or moves it to `otherwise` if the row is gone. Pass
 * the ref to the element that contains the lists.
 */
export function useFocusThatFollows<E extends HTMLElement>(otherwise?: RefObject<HTMLElement | null>) {
  const holder = useRef<E>(null)
  const focused = useRef<HTMLElement>(null)

  // Listens on the document, because React does not report a focus that a closing dialog restores.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isWithin = target instanceof HTMLElement && holder.current?.contains(target)
      focused.current = isWithin ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost) return
    focusAlike(lost)
    if (!lost.isConnected && document.activeElement === document.body) otherwise?.current?.focus()
  })
  return holder
}
