import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, headingOf, isDialogOpen, isFocusLost } from './heading.ts'

/** How long a page may take to draw its heading before the focus is left where it is. */
const patienceMs = 5_000

/**
 * Gives the focus to the heading of each page that one comes to within this document, so that whoever cannot see it hears
 * where they are and goes on from there. Not on the first page; not where a page has put the focus somewhere itself,
 * or a dialog has it; nor where the heading stays, as when a panel opens beside it.
 */
export function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef({ pathname, heading: null as HTMLElement | null })
  const pressed = useRef<Element>(null)

  useEffect(() => {
    const note = () => {
      pressed.current = document.activeElement
      shown.current.heading = headingOf()
    }
    document.addEventListener('click', note, { capture: true })
    document.addEventListener('keydown', note, { capture: true })
    return () => {
      document.removeEventListener('click', note, { capture: true })
      document.removeEventListener('keydown', note, { capture: true })
    }
  }, [])

  useEffect(() => {
    if (shown.current.pathname === pathname) return
    const { heading: before } = shown.current
    shown.current = { pathname, heading: before }
    const settle = () => {
      const heading = headingOf()
      if (!heading) return false
      if (heading !== before && isFree(pressed.current)) focusHeading(heading)
      shown.current.heading = heading
      return true
    }
    if (settle()) return
    const observer = new MutationObserver(() => settle() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    const giveUp = setTimeout(() => observer.disconnect(), patienceMs)
    return () => {
      clearTimeout(giveUp)
      observer.disconnect()
    }
  }, [pathname])
}

/** Whether the focus is nowhere, or still where it was when the page was asked for. */
const isFree = (pressed: Element | null) =>
  isFocusLost() || (document.activeElement === pressed && !isDialogOpen())
