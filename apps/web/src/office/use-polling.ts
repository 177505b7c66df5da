import { useEffect, useEffectEvent } from 'react'

const refreshEveryMs = 20_000

/** Asks again every 20 s while someone looks, and at once when they or the line come back. */
export function usePolling(again: () => Promise<void>) {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void again()
  })
  useEffect(() => {
    const look = () => refresh()
    const timer = setInterval(look, refreshEveryMs)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
