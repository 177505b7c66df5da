import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, headingOf, isDialogOpen, isFocusLost } from './heading.ts'

/** Time a page has to render its heading before the focus stays where it is. */
const patienceMs = 5_000

/**
 * Focuses the heading after each client-side navigation, so that screen readers announce the page. Skips the first
 * page, pages that set the focus themselves, open dialogs, and navigations that keep the heading, as when a panel
 * opens.
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

/** True if the focus is nowhere, or unchanged since the navigation started. */
const isFree = (pressed: Element | null) =>
  isFocusLost() || (document.activeElement === pressed && !isDialogOpen())
