import { sharesDocument } from '@rumi/contract'
import { NavigationType, useBlocker } from 'react-router'

/** Where this document was opened: its policy says whose scripts and frames may be in it. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * Opens a page of another policy as a document of its own in place of drawing it here: the script of a network that was fetched
 * for the home page is gone before anybody writes a password, and the map finds the policy that lets it in.
 */
export function useOwnDocument() {
  useBlocker(({ nextLocation: { pathname, search, hash }, historyAction }) => {
    if (sharesDocument(openedAt, pathname)) return false
    const address = `${pathname}${search}${hash}`
    if (historyAction === NavigationType.Replace) location.replace(address)
    else location.assign(address)
    return true
  })
}
