import { sharesDocument } from '@rumi/contract'
import { useEffect } from 'react'

/** Where this document was opened: its policy says whose scripts and frames may be in it. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * Opens a link to a page of another policy as a document of its own in place of drawing it here: the script of a network that was
 * fetched for the home page is gone before anybody writes a password, and the map finds the policy that lets it in. The press is
 * left to the browser before the router hears of it.
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
