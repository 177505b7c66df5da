import { useEffect, useEffectEvent } from 'react'
import type { OwnContact } from './own-contact.ts'
import { roleInThisBrowser } from '../shared/people/role-in-this-browser.ts'

/** Nobody is asked about strangers. Asked anew by each form, as another owner may have logged in meanwhile. */
async function ownContact() {
  if (roleInThisBrowser() !== 'cliente') return undefined
  return import('./own-contact.ts').then(({ askOwnContact }) => askOwnContact()).catch(() => undefined)
}

/** Tells a form how the owner who is logged in here is reached, so that they need not write it; the page itself knows nobody. */
export function useOwnContact(fillIn: (own: OwnContact) => void) {
  const tell = useEffectEvent(fillIn)
  useEffect(() => {
    let isGone = false
    const learn = async () => {
      const own = await ownContact()
      if (own && !isGone) tell(own)
    }
    void learn()
    return () => {
      isGone = true
    }
  }, [])
}
