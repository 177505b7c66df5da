import { useEffect, useState } from 'react'
import { roleInThisBrowser } from '../shared/people/this-browser.ts'
import { quietMs } from './portal-meta.ts'
import type { Who } from './who.ts'

/**
 * Role of the visitor: 'guest' until the session is known. Fetches at once if this browser has a login, otherwise
 * after rendering: guest pages need no store at first.
 */
export function useWhoIsHere(): Who {
  const [who, setWho] = useState<Who>('guest')
  useEffect(() => {
    let isHere = true
    let stop: (() => void) | undefined
    const fetchUser = async () => {
      const watching = await import('./who-is-here.ts').catch(() => undefined)
      if (isHere) stop = watching?.watchWhoIsHere(setWho)
    }
    const timer = setTimeout(() => void fetchUser(), roleInThisBrowser() ? 0 : quietMs)
    return () => {
      isHere = false
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return who
}
