import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusAlike } from './remember-focus.ts'

/**
 * Keeps the focus on a row that a live update moves to another list. Pass the ref to the element that contains the
 * lists.
 */
export function useFocusThatFollows<E extends HTMLElement>() {
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
    if (focused.current) focusAlike(focused.current)
  })
  return holder
}
