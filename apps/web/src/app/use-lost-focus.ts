import { useEffect } from 'react'
import { focusHeading, hasNoFocus, headingOf } from './use-heading-focus.ts'

/** Time a component has to focus its replacement for a removed element. */
const graceMs = 100

/** Attempts to find the heading of a loading page: five seconds. */
const mostTries = 50

const aPlace = 'section, article, dialog, main'

/** Ancestors of an element, from the inside out. */
function placesOf(element: Element) {
  const places: Element[] = []
  for (let place = element.closest(aPlace); place; place = place.parentElement?.closest(aPlace) ?? null)
    places.push(place)
  return places
}

/** Returns the heading of the nearest of these ancestors still in the document, or the page's heading. */
function nearestHeading(places: readonly Element[]) {
  for (const place of places) {
    const heading = place.isConnected && place.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return headingOf()
}

/**
 * Focuses the nearest heading when the focused element is removed and nothing else takes the focus, as when a response
 * replaces a form. Otherwise the keyboard would restart at the top, and screen readers would be silent.
 */
export function useLostFocus() {
  useEffect(() => {
    let focused: Element | null = null
    let places: Element[] = []
    let waiting: ReturnType<typeof setTimeout> | undefined

    const settle = (tries: number) => {
      if (!hasNoFocus()) return
      const heading = nearestHeading(places)
      if (heading) focusHeading(heading)
      else if (tries > 0) waiting = setTimeout(settle, graceMs, tries - 1)
    }
    const note = ({ target }: FocusEvent) => {
      clearTimeout(waiting)
      focused = target instanceof Element ? target : null
      places = focused ? placesOf(focused) : []
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      waiting = setTimeout(settle, graceMs, mostTries)
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
      clearTimeout(waiting)
    }
  }, [])
}
