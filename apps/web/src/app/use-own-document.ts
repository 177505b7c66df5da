import { sharesDocument } from '@rumi/contract'
import { useEffect } from 'react'

/** Path at which this document was opened; its policy decides whom it may frame. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * Leaves a link to a page of another policy to the browser, before the router hears of it: loaded as a document, the page
 * gets its own policy, so that the map may be framed there and the network's posts nowhere else.
 */
export function useOwnDocument() {
  useEffect(() => {
    const leaveToBrowser = (press: MouseEvent) => {
      const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin) return
      if (!sharesDocument(openedAt, link.pathname)) press.stopPropagation()
    }
    document.addEventListener('click', leaveToBrowser, { capture: true })
    return () => document.removeEventListener('click', leaveToBrowser, { capture: true })
  }, [])
}
