import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const headingOf = () => document.querySelector<HTMLElement>('main h1')

const isDialogOpen = () => document.querySelector('dialog[open]') !== null

export const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body

/** True if nothing has the focus and no dialog is open. */
const isFocusLost = () => hasNoFocus() && !isDialogOpen()

/** Focuses a heading without scrolling; it is focusable only while it has the focus. */
export function focusHeading(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}

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
