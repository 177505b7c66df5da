import { useEffect } from 'react'
import { focusHeading, hasNoFocus, headingOf } from './heading.ts'

/** Whoever draws something in the place of what is gone gives it the focus within this time. */
const graceMs = 100

/** How often a page that is still on its way is asked for its heading: for five seconds. */
const mostTries = 50

const aPlace = 'section, article, dialog, main'

/** What an element lies in, from the inside out. */
function placesOf(element: Element) {
  const places: Element[] = []
  for (let place = element.closest(aPlace); place; place = place.parentElement?.closest(aPlace) ?? null)
    places.push(place)
  return places
}

/** The heading of the nearest of these places that is still there and has one, else the page's. */
function nearestHeading(places: readonly Element[]) {
  for (const place of places) {
    const heading = place.isConnected && place.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return headingOf()
}

/**
 * Gives the focus to the nearest heading where what had it is gone and nothing else has taken it: a form that gave way to its answer, a button
 * whose work is done. Otherwise the keyboard would begin at the top of the document, and whoever cannot see it would hear nothing.
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
