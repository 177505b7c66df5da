import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

/** Runs `onQuiet` once nobody has touched the page for some time. */
export function useQuiet(quietMs: number, onQuiet: () => void) {
  const end = useEffectEvent(onQuiet)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(), quietMs)
    }
    wait()
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, wait, { capture: true })
    }
  }, [quietMs])
}
