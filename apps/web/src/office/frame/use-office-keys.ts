import { isTyping } from '../kit/keys/is-typing.ts'
import { useKeydown } from '../kit/keys/use-keydown.ts'

type OfficeKeys = { onAnywhere: () => void; onHelp: () => void }

/** Global keys: `Ctrl K` opens the palette, and `?` shows the keys in sections without their own. */
export function useOfficeKeys({ onAnywhere, onHelp }: OfficeKeys) {
  useKeydown((event) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onAnywhere()
    } else if (event.key === '?' && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
      // Runs after the section's own listener, in whichever order they subscribe.
      setTimeout(() => {
        if (!event.defaultPrevented) onHelp()
      })
    }
  })
}
