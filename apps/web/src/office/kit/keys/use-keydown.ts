import { useEffect, useEffectEvent } from 'react'

/** Hears every key that is pressed while this is on the screen. */
export function useKeydown(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
