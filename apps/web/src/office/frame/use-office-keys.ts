import { isTyping } from '../kit/keys/is-typing.ts'
import { useKeydown } from '../kit/keys/use-keydown.ts'

type OfficeKeys = { onAnywhere: () => void; onHelp: () => void }

/** What works in every section: `Ctrl K` goes anywhere, and `?` shows the keys where the section has none of its own. */
export function useOfficeKeys({ onAnywhere, onHelp }: OfficeKeys) {
  useKeydown((event) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onAnywhere()
    } else if (event.key === '?' && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
      // A section that shows keys of its own has said so by then, whichever of the two listens first.
      setTimeout(() => {
        if (!event.defaultPrevented) onHelp()
      })
    }
  })
}
