import { useEffect, useEffectEvent } from 'react'
import type { OwnContact } from './own-contact.ts'
import { roleInThisBrowser } from '../shared/people/this-browser.ts'

/** Skips the request for strangers. Not cached, because another owner may have logged in meanwhile. */
async function ownContact() {
  if (roleInThisBrowser() !== 'cliente') return undefined
  return import('./own-contact.ts').then(({ fetchOwnContact }) => fetchOwnContact()).catch(() => undefined)
}

/** Prefills a form with the contact details of the logged-in owner; public pages render without them. */
export function useOwnContact(fillIn: (own: OwnContact) => void) {
  const notifyFilled = useEffectEvent(fillIn)
  useEffect(() => {
    let isGone = false
    const learn = async () => {
      const own = await ownContact()
      if (own && !isGone) notifyFilled(own)
    }
    void learn()
    return () => {
      isGone = true
    }
  }, [])
}
