import { useEffect, useEffectEvent } from 'react'

const refreshEveryMs = 20_000

/** Asks again every 20 s while someone looks, and at once when they come back. */
export function useKeptFresh(again: () => Promise<void>) {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void again()
  })
  useEffect(() => {
    const look = () => refresh()
    const timer = setInterval(look, refreshEveryMs)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
