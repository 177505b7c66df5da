import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './is-typing.ts'

type OfficeKeys = { onAnywhere: () => void; onHelp: () => void }

/** What works in every room: `Ctrl K` goes anywhere, and `?` shows the keys where the room has none of its own. */
export function useOfficeKeys({ onAnywhere, onHelp }: OfficeKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onAnywhere()
    } else if (event.key === '?' && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
      // A room that shows keys of its own has said so by then, whichever of the two listens first.
      setTimeout(() => {
        if (!event.defaultPrevented) onHelp()
      })
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
