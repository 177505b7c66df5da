import { useEffect, useEffectEvent } from 'react'
import type { OwnContact, OwnFamily } from './own-contact.ts'
import { roleInThisBrowser } from '../shared/people/this-browser.ts'

/** Skips the request for strangers. Not cached, because another owner may have logged in meanwhile. */
async function ownFamily() {
  if (roleInThisBrowser() !== 'cliente') return undefined
  return import('./own-contact.ts').then(({ fetchOwnFamily }) => fetchOwnFamily()).catch(() => undefined)
}

/** Prefills a form with the contact details of the logged-in owner; public pages render without them. */
export const useOwnContact = (fillIn: (own: OwnContact) => void) =>
  useOwnFamily(({ contact }) => fillIn(contact))

/** The same with the owner's dogs. */
export function useOwnFamily(fillIn: (own: OwnFamily) => void) {
  const notifyFilled = useEffectEvent(fillIn)
  useEffect(() => {
    let isGone = false
    const learn = async () => {
      const own = await ownFamily()
      if (own && !isGone) notifyFilled(own)
    }
    void learn()
    return () => {
      isGone = true
    }
  }, [])
}
