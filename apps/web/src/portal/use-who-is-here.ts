import { useEffect, useState } from 'react'
import { roleInThisBrowser } from '../shared/people/role-in-this-browser.ts'
import { quietMs } from './quiet-ms.ts'
import type { Who } from './who.ts'

/**
 * Who is here; a guest until the session has answered. It is asked at once where this browser knows somebody, else once
 * the page stands: a guest's page needs no store for what it shows first.
 */
export function useWhoIsHere(): Who {
  const [who, setWho] = useState<Who>('guest')
  useEffect(() => {
    let isHere = true
    let stop: (() => void) | undefined
    const ask = async () => {
      const watching = await import('./who-is-here.ts').catch(() => undefined)
      if (isHere) stop = watching?.watchWhoIsHere(setWho)
    }
    const timer = setTimeout(() => void ask(), roleInThisBrowser() ? 0 : quietMs)
    return () => {
      isHere = false
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return who
}
