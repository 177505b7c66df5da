import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusAlike } from './remember-focus.ts'

/**
 * Keeps the focus with a row that news from elsewhere takes to another list, where it is drawn anew. Give the ref to
 * the element that holds the lists.
 */
export function useFocusThatFollows<E extends HTMLElement>() {
  const holder = useRef<E>(null)
  const focused = useRef<HTMLElement>(null)

  // The page is listened to, as React tells nothing of a focus that a closing dialog gives back.
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
